// The first lines on fees and papers in one state: the papers, the levy or the way that was asked for, else a licence's fee.
import {
  ageIn,
  type Call,
  count,
  joined,
  type Lang,
  money,
  notConfirmed,
  onlineVerdict,
  readWords,
  saidCell,
  type Say,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import type { FeeRead, LicencesRead } from './fields.ts';
import { type Asked, example, notStated, type Saying } from './headline.ts';
import { kindLabel, kindOf } from './words.ts';

/** Nobody who asks for papers is answered with a fee; „verlängern, was kostet das?“ is about the fee. */
export const isOnPapers = ({ point }: Partial<Asked>, { intent }: Pick<Call, 'intent'>): boolean =>
  (point === 'documents' || point === 'renewal') && intent.aspect !== 'cost';

/** The list that answers it; a list for both goes for either. */
export const papersFor = (values: LicencesRead, { point }: Asked) =>
  ([point === 'renewal' ? 'renewal' : 'first', 'documents'] as const).find((key) => values[key].length > 0);

export function licencesHeadline(values: LicencesRead, asked: Asked, call: Saying): Sentence | undefined {
  const { say, intent } = call;
  const { state, kind = 'year', point } = asked;
  if (isOnPapers(asked, call)) {
    const list = papersFor(values, asked);
    return list ? papersSentence(list, values[list], state, call) : notStated('documents', asked, say);
  }
  const accompanied = accompaniedSentence(values.rules, asked, call);
  if (accompanied) return accompanied;
  if (point === 'retake') return retakeSentence(values, asked, call);
  const valid = validitySentence(values, asked, call);
  if (valid) return valid;
  const online =
    intent.whether && intent.aspect === 'online' ? onlineSentence(values, asked, say) : undefined;
  if (online) return online;
  const licence = values.licences.find(({ values: { licence: name = '' } }) => kindOf(name) === kind)?.values;
  const isOnLevy = point === 'levyDue' || (point === 'levy' && !asksFeeToo(call.question));
  const name = say(kindLabel(kind));
  if (!licence) return isOnLevy ? notStated('levy', asked, say) : asked.kind && noFeeOf(name, state, say);
  if (isOnLevy) return levySentence(licence, name, asked, call);
  const { total, sure } = licence;
  const amount = total
    ? strong(money(total.min, total.max), example(sure, say))
    : strong(text(say(notConfirmed)));
  return [`${name} in ${state}: `, amount, ...partsOf(licence, point === 'levy', say), '.'];
}

/** „Zweijahresjagdschein“, where a state has none. */
const noFeeOf = (name: string, state: string, say: Say): Sentence =>
  say({
    de: sentence`Für den ${strong(text(name))} in ${text(state)} nennt der Dienst keine Gebühr.`,
    en: sentence`The service states no fee for the ${strong(text(name))} in ${text(state)}.`,
  });

/** The papers themselves, in one state or all; the service names them in German. */
export function papersSentence(
  list: 'first' | 'renewal' | 'documents',
  papers: readonly string[],
  where: string,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Sentence {
  const what = {
    first: {
      de: ['Für den ', strong('ersten Jagdschein')],
      en: ['For the ', strong('first hunting licence')],
    },
    renewal: { de: ['Zur ', strong('Verlängerung')], en: ['For a ', strong('renewal')] },
    documents: { de: ['Für den ', strong('Jagdschein')], en: ['For the ', strong('hunting licence')] },
  } satisfies Record<typeof list, Record<Lang, Sentence>>;
  return [...say(what[list]), ` in ${where}: `, saidCell(papers.join('; '), lang), '.'];
}

/** „**Nein**: Jugendjagdschein 16 bis unter 18 Jahre, nur in Begleitung“: a no where somebody so young is spoken of. */
export function accompaniedSentence(
  rules: readonly string[],
  { kind, point }: Partial<Asked>,
  { lang, say, question, intent }: Saying,
): Sentence | undefined {
  if (point !== 'accompanied') return undefined;
  const said = rules.find((rule) => /begleit|gesellschaftsjagd|accompan/i.test(rule));
  if (said === undefined) return undefined;
  const isYoung = kind === 'youth' || (ageIn(question) ?? adult) < adult;
  const no = isYoung && intent.whether ? [strong(say({ de: 'Nein', en: 'No' })), ': '] : [];
  return [...no, saidCell(said, lang), '.'];
}
const adult = 18;

/** No field says it, but a special rule may. */
function retakeSentence({ rules }: LicencesRead, { state }: Asked, { lang, say }: Saying): Sentence {
  const said = rules.flatMap((rule) => rule.split(/;\s+/)).find((clause) => /wiederhol/i.test(clause));
  return said === undefined
    ? say({
        de: sentence`Zur ${strong('Wiederholung')} der Prüfung in ${text(state)} habe ich keine eigene Angabe; die Jagdbehörde weiß es.`,
        en: sentence`I have nothing particular on ${strong('retaking')} the exam in ${text(state)}; the hunting authority knows.`,
      })
    : [text(state), ': ', strong(saidCell(said, lang)), '.'];
}

/** „Wie lange gilt der Jagdschein?“ */
export function validitySentence(
  { dayLicence, huntingYear }: Pick<LicencesRead, 'dayLicence' | 'huntingYear'>,
  { kind, isOnValidity }: Partial<Asked>,
  { say }: Saying,
): Sentence | undefined {
  if (!isOnValidity) return undefined;
  const days = dayLicence && strong(count(dayLicence.min, dayLicence.max, 'day'));
  if (kind === 'day' && days)
    return say({
      de: ['Ein Tagesjagdschein gilt ', days, '.'],
      en: ['A day licence is valid for ', days, '.'],
    });
  if (huntingYear === undefined)
    return [
      strong(
        say({
          de: 'Eine Gültigkeitsdauer nennt der Dienst nicht.',
          en: 'The service states no span of validity.',
        }),
      ),
    ];
  const year = text(huntingYear);
  const one = say({ de: strong('ein Jagdjahr'), en: strong('one hunting year') });
  const day = days ? say({ de: [', der Tagesjagdschein ', days], en: [', the day licence for ', days] }) : [];
  const first = say({
    de: sentence`Der Jahresjagdschein gilt ${one} (${year}), der Dreijahresjagdschein drei`,
    en: sentence`The one-year licence is valid for ${one} (${year}), the three-year licence for three`,
  });
  return [...first, ...day, '.'];
}

/** What the ways to apply say of it. Ways that name no online one are told, not taken for a no. */
function onlineSentence({ methods }: LicencesRead, { state }: Asked, say: Say): Sentence | undefined {
  if (methods.length === 0) return undefined;
  const online = methods.find((method) => /^online\b/i.test(method));
  if (online === undefined) {
    return [
      strong(say({ de: 'Ein Online-Antrag ist nicht genannt', en: 'No online way is named' })),
      say({ de: `; Antrag in ${state}: `, en: `; ways to apply in ${state}: ` }),
      text(methods.join(', ')),
      '.',
    ];
  }
  return /soweit|teils|teilweise/i.test(online)
    ? say({
        de: sentence`${strong('Teilweise')}: online, soweit die Behörde in ${text(state)} es anbietet.`,
        en: sentence`${strong('In part')}: online as far as the authority in ${text(state)} offers it.`,
      })
    : [onlineVerdict('yes', say), ' in ', text(state), '.'];
}

/** „Gibt es noch Jagdabgabe?“; what the service does not know is neither yes nor no. */
function levySentence(
  { levy }: FeeRead,
  name: string,
  { state, point }: Asked,
  { say, intent }: Saying,
): Sentence {
  const amount = levy ? money(levy.min, levy.max) : text(say(notConfirmed));
  const isVerdict = levy !== undefined && point === 'levyDue' && intent.whether;
  if (!isVerdict) {
    return say({
      de: sentence`Jagdabgabe in ${text(state)}: ${strong(amount)} (${text(name)}).`,
      en: sentence`Hunting levy in ${text(state)}: ${strong(amount)} (${text(name)}).`,
    });
  }
  return levy.max === 0
    ? say({
        de: sentence`${strong('Nein')}, die Jagdabgabe in ${text(state)} beträgt ${strong(amount)} (${text(name)}).`,
        en: sentence`${strong('No')}, the hunting levy in ${text(state)} is ${strong(amount)} (${text(name)}).`,
      })
    : say({
        de: sentence`${strong('Ja, ', amount)} Jagdabgabe in ${text(state)} (${text(name)}).`,
        en: sentence`${strong('Yes, ', amount)} hunting levy in ${text(state)} (${text(name)}).`,
      });
}

/** „Gebühr plus Abgabe“ is the sum of both. */
const asksFeeToo = (question: string) =>
  readWords(question).some(({ plain }) => /^(?:gebuehr(?:en)?|fees?)$/.test(plain));

/** „davon Gebühr 40 €, Jagdabgabe 40 €“, as far as the service knows them. */
function partsOf({ fee, levy }: FeeRead, isLevyAsked: boolean, say: Say): Sentence {
  const known = joined(
    [
      fee && [say({ de: 'Gebühr ', en: 'fee ' }), money(fee.min, fee.max)],
      levy && [say({ de: 'Jagdabgabe ', en: 'levy ' }), money(levy.min, levy.max)],
    ],
    ', ',
  );
  const open =
    isLevyAsked && !levy ? [say({ de: '; Jagdabgabe ', en: '; the levy is ' }), say(notConfirmed)] : [];
  return [...(known.length > 0 ? [say({ de: ', davon ', en: ', of which ' }), ...known] : []), ...open];
}
