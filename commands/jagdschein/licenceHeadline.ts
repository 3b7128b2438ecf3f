// The first lines on fees and papers in one state: the papers, the levy or the way that was asked for, else a licence's fee.
import {
  ageIn,
  type Cell,
  countRange,
  exampleBehind,
  isExample,
  joined,
  moneyRange,
  notConfirmed,
  onlineVerdict,
  readWords,
  saidCell,
  type Say,
  type Sentence,
  type Speaking,
  strong,
  type Text,
  text,
  textCell,
  together,
} from '../../src/kit/index.ts';
import type { FeeRead, LicencesRead } from './fields.ts';
import { type Asked, notStated } from './headline.ts';
import { kindLabel, kindOf } from './words.ts';

/** Nobody who asks for papers is answered with a fee; „verlängern, was kostet das?“ is about the fee. */
export const isOnPapers = ({ point }: Partial<Asked>, { intent }: Speaking): boolean =>
  (point === 'documents' || point === 'renewal') && intent.aspect !== 'cost';

/** The list that answers it; a list for both goes for either. */
export const papersFor = (values: LicencesRead, { point }: Asked) =>
  ([point === 'renewal' ? 'renewal' : 'first', 'documents'] as const).find((key) => values[key].length > 0);

export function licencesHeadline(values: LicencesRead, asked: Asked, call: Speaking): Sentence | undefined {
  const { say, intent, question, lang } = call;
  const { kind = 'year', point } = asked;
  const { rules, methods, licences } = values;
  const state = text(asked.state);
  if (isOnPapers(asked, call)) {
    const list = papersFor(values, asked);
    return list ? papersSentence(list, values[list], asked.state, call) : notStated('documents', asked, say);
  }
  const said = ruleSentence([{ name: asked.state, values }], values, asked, call);
  if (said) return said;
  if (point === 'retake') {
    const said = rules.flatMap((rule) => rule.split(/;\s+/)).find((clause) => /wiederhol/i.test(clause));
    return said === undefined
      ? say`Zur **Wiederholung** der Prüfung in ${state} habe ich keine eigene Angabe; die Jagdbehörde weiß es.
          I have nothing particular on **retaking** the exam in ${state}; the hunting authority knows.`
      : say`${state}: **${saidCell(said, lang)}**.`;
  }
  if (intent.whether && intent.aspect === 'online' && methods.length > 0)
    return onlineSentence(methods, state, say);
  const read = licences.find(({ values: { licence = '' } }) => kindOf(licence) === kind);
  const name = kindLabel(kind);
  const isOnLevy = point === 'levyDue' || (point === 'levy' && !asksFeeToo(question));
  if (!read) {
    if (isOnLevy) return notStated('levy', asked, say);
    if (!asked.kind) return undefined;
    return say`Für den **${name}** in ${state} nennt der Dienst keine Gebühr.
      The service states no fee for the **${name}** in ${state}.`;
  }
  if (isOnLevy) return levySentence(read.values, name, asked, call);
  const total = moneyRange(read.values.total) ?? notConfirmed;
  const unsure = isExample(read.values.sure) && exampleBehind;
  const [fee, levy] = [moneyRange(read.values.fee), moneyRange(read.values.levy)];
  const isOpen = point === 'levy' && !levy && notConfirmed;
  const parts = together([say`Gebühr ${fee}\nfee ${fee}`, say`Jagdabgabe ${levy}\nlevy ${levy}`], ', ');
  return say`${name} in ${state}: **${total}[${unsure}]**[, davon ${parts}][; Jagdabgabe ${isOpen}].
    ${name} in ${state}: **${total}[${unsure}]**[, of which ${parts}][; the levy is ${isOpen}].`;
}

/** The papers themselves, in one state or all; the service names them in German. */
export function papersSentence(
  list: 'first' | 'renewal' | 'documents',
  papers: readonly string[],
  where: string,
  { lang, say }: Speaking,
): Sentence {
  const what = {
    first: say`Für den **ersten Jagdschein**\nFor the **first hunting licence**`,
    renewal: say`Zur **Verlängerung**\nFor a **renewal**`,
    documents: say`Für den **Jagdschein**\nFor the **hunting licence**`,
  };
  return say`${what[list]} in ${where}: ${saidCell(papers.join('; '), lang)}.`;
}

/** What the rules say of going alone, of a deadline or of how long a licence is valid, in one state or in all. */
export const ruleSentence = (
  states: readonly Ruling[],
  values: Pick<LicencesRead, 'dayLicence' | 'huntingYear'>,
  asked: Partial<Asked>,
  call: Speaking,
): Sentence | undefined =>
  accompaniedSentence(states[0]?.values.rules ?? [], asked, call) ??
  deadlineSentence(states, asked, call) ??
  validitySentence(values, asked, call);

interface Ruling {
  readonly name: string;
  readonly values: Pick<LicencesRead, 'rules'>;
}

/** „**Nein**: Jugendjagdschein 16 bis unter 18 Jahre, nur in Begleitung“: a no where somebody so young is spoken of. */
function accompaniedSentence(
  rules: readonly string[],
  { kind, point }: Partial<Asked>,
  { lang, say, question, intent }: Speaking,
): Sentence | undefined {
  const said = rules.find((rule) => /begleit|gesellschaftsjagd|accompan/i.test(rule));
  if (point !== 'accompanied' || said === undefined) return undefined;
  const isYoung = kind === 'youth' || (ageIn(question) ?? adult) < adult;
  const no = isYoung && intent.whether && { de: 'Nein', en: 'No' };
  return say`[**${no}**: ]${saidCell(said, lang)}.`;
}
const adult = 18;

/** „Berlin: **Antrag auf Prüfungszulassung bis 15.01.**“, for each state with such a rule. */
function deadlineSentence(
  states: readonly Ruling[],
  { isOnDeadline }: Partial<Asked>,
  { lang, say }: Speaking,
): Sentence | undefined {
  if (!isOnDeadline) return undefined;
  const told = states.flatMap(({ name, values }) => {
    const rule = values.rules.find((one) => ofDeadline.test(one));
    return rule === undefined ? [] : [[text(name), ': ', strong(saidCell(rule, lang))]];
  });
  const [only, ...others] = states;
  const where = only && others.length === 0 && text(only.name);
  return told.length > 0
    ? [...joined(told, '; '), '.']
    : say`**Eine Frist dafür nennt der Dienst[ für ${where}] nicht.**
        **The service states no deadline for that[ in ${where}].**`;
}
const ofDeadline = /(?<!\p{L})(?:bis (?:zum )?\d{1,2}\.|spätestens)|(?:frist|fristen)(?!\p{L})/iu;

/** „Wie lange gilt der Jagdschein?“ */
function validitySentence(
  { dayLicence, huntingYear }: Pick<LicencesRead, 'dayLicence' | 'huntingYear'>,
  { kind, isOnValidity }: Partial<Asked>,
  { say }: Speaking,
): Sentence | undefined {
  if (!isOnValidity) return undefined;
  const days = countRange(dayLicence, 'day');
  const year = textCell(huntingYear);
  const ofDay = say`Ein Tagesjagdschein gilt **${days}**.\nA day licence is valid for **${days}**.`;
  return (
    (kind === 'day' ? ofDay : undefined) ??
    say`Der Jahresjagdschein gilt **ein Jagdjahr** (${year}), der Dreijahresjagdschein drei[, der Tagesjagdschein **${days}**].
      The one-year licence is valid for **one hunting year** (${year}), the three-year licence for three[, the day licence for **${days}**].` ??
    say`**Eine Gültigkeitsdauer nennt der Dienst nicht.**\n**The service states no span of validity.**`
  );
}

/** What the ways to apply say of it. Ways that name no online one are told, not taken for a no. */
function onlineSentence(methods: readonly string[], state: Cell, say: Say): Sentence {
  const online = methods.find((method) => /^online\b/i.test(method));
  const ways = text(methods.join(', '));
  if (online === undefined)
    return say`**Ein Online-Antrag ist nicht genannt**; Antrag in ${state}: ${ways}.
      **No online way is named**; ways to apply in ${state}: ${ways}.`;
  return /soweit|teils|teilweise/i.test(online)
    ? say`**Teilweise**: online, soweit die Behörde in ${state} es anbietet.
        **In part**: online as far as the authority in ${state} offers it.`
    : [onlineVerdict('yes', say), ' in ', state, '.'];
}

/** „Gibt es noch Jagdabgabe?“; what the service does not know is neither yes nor no. */
function levySentence({ levy }: FeeRead, name: Text, asked: Asked, { say, intent }: Speaking): Sentence {
  const state = text(asked.state);
  const amount = moneyRange(levy) ?? notConfirmed;
  if (levy === undefined || asked.point !== 'levyDue' || !intent.whether)
    return say`Jagdabgabe in ${state}: **${amount}** (${name}).
      Hunting levy in ${state}: **${amount}** (${name}).`;
  return levy.max === 0
    ? say`**Nein**, die Jagdabgabe in ${state} beträgt **${amount}** (${name}).
        **No**, the hunting levy in ${state} is **${amount}** (${name}).`
    : say`**Ja, ${amount}** Jagdabgabe in ${state} (${name}).
        **Yes, ${amount}** hunting levy in ${state} (${name}).`;
}

/** „Gebühr plus Abgabe“ is the sum of both. */
const asksFeeToo = (question: string) =>
  readWords(question).some(({ plain }) => /^(?:gebuehr(?:en)?|fees?)$/.test(plain));
