// The grant for one heat pump: the amount, of which costs, and what it was reckoned with; or whether it needs a permit.
import {
  type Call,
  countRange,
  type Document,
  type FactsRecord,
  type FieldsRead,
  note,
  oneOf,
  onlyFields,
  option,
  readFields,
  resultDocument,
  type Sentence,
  sentence,
  strong,
  text,
  withAskedField,
} from '../../src/kit/index.ts';
import { askedOfGrant, withOtherGiver } from '../funding/otherGivers.ts';
import { grantHeadline } from '../heating/grant.ts';
import { pumpFields, type PumpRead } from './fields.ts';
import { assumed, clamped, localFunding, localNote, raised, withoutBonus } from './notes.ts';
import { type Asked, pumps } from './words.ts';

export function grantDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { say } = call;
  const { label } = pumps[asked.pumpType];
  const fields = readFields(answer, pumpFields);
  const { used, local, pending } = fields.values;
  const costs = asked.kosten;
  const { geber } = asked;
  const speaking = askedOfGrant(geber, call);
  const grant = grantHeadline(fields.values, { costs, first: raised(costs, used?.max, say) }, speaking);
  const permit = permitSentence(fields.values, say(label), call);
  if (permit) return permitDocument(answer, fields, permit, { ...asked, costs }, call);
  const headline = withAskedField(grant, fields, [label.de, label.en], call);
  const ofOthers = localFunding(local?.values, asked.plz, say);
  const document = resultDocument(
    answer,
    {
      headline,
      subject: say({ de: `Zuschuss, ${label.de}`, en: `Grant, ${label.en}` }),
      notes: [
        note('condition', clamped(costs, used?.max, say)),
        note('condition', withoutBonus(asked, say)),
        assumed(asked, say),
        localNote(local?.values, asked.plz, say),
        pending === undefined
          ? undefined
          : say({
              de: sentence`Zur GEG-Frist: ${text(pending)}`,
              en: sentence`On the deadline: ${text(pending)}`,
            }),
      ],
      fields,
      asked: { ...asked, costs },
    },
    call,
  );
  return withOtherGiver(document, geber, { city: ofOthers, state: ofOthers }, call);
}

/** What the grant was reckoned with is beside the point. */
const permitDocument = (
  answer: FactsRecord,
  fields: FieldsRead<typeof pumpFields>,
  headline: Sentence,
  asked: object,
  call: Call,
): Document =>
  resultDocument(
    answer,
    { headline, subject: '', fields: onlyFields(fields, ['permit']), said: ['permit', 'permitDays'], asked },
    call,
  );

/** By the contract's paths; what each needs. */
const permits = {
  verfahrensfrei: {
    isFree: true,
    says: { de: 'keine Genehmigung nötig (verfahrensfrei)', en: 'no permit is needed' },
  },
  anzeige_wasserbehoerde: {
    isFree: true,
    says: {
      de: 'eine Anzeige bei der Wasserbehörde genügt, eine Erlaubnis ist nicht nötig',
      en: 'a notice to the water authority is enough, no permit is needed',
    },
  },
  wasserrechtliche_erlaubnis: {
    isFree: false,
    says: {
      de: 'eine wasserrechtliche Erlaubnis ist nötig',
      en: 'a permit of the water authority is needed',
    },
  },
} as const;

/** „welche Genehmigung“: with a pump, it is on that pump's. */
export const permitArgument = option(
  oneOf({
    permit: {
      label: { de: 'Genehmigung', en: 'permit' },
      words: ['Genehmigungen', 'Genehmigungsverfahren', 'Erlaubnis', 'permission'],
    },
  }),
  { de: 'Genehmigung', en: 'permit' },
  { isUnsaid: true },
);

const asksPermit =
  /genehmig|erlaubnis|verfahrensfrei|anzeigepflicht|bauamt|bauantrag|wasserbeh|permit|permission|planning/i;
const asksFree =
  /(?:genehmigungs|erlaubnis|verfahrens)frei|ohne (?:\p{L}+ )?(?:genehmig|erlaubnis)|without|darf/iu;

/** So much of a question is looked at. */
const mostLetters = 2_000;

/** Undefined where something else is asked, or the service does not say. */
function permitSentence(
  { permit, permitDays }: PumpRead,
  pump: string,
  { say, intent, question, values }: Pick<Call, 'say' | 'intent' | 'question' | 'values'>,
): Sentence | undefined {
  const asked = question.slice(0, mostLetters);
  // „… und wie lange dauert die?“
  const isNamed = values['genehmigung'] !== undefined && intent.aspect === 'duration';
  const known = Object.entries(permits).find(([path]) => path === permit)?.[1];
  if (!known || !(isNamed || asksPermit.test(asked)) || intent.aspect === 'cost') return undefined;
  const isYes = asksFree.test(asked) === known.isFree;
  const verdict = intent.whether || asksFree.test(asked) ? say(isYes ? yes : no) : '';
  const days = countRange(permit === 'verfahrensfrei' ? undefined : permitDays, 'day');
  const lasts = days ? [say({ de: '; das dauert ', en: '; that takes ' }), days] : [];
  return [
    ...(verdict ? [strong(verdict), ', '] : []),
    say({ de: `${verdict ? 'für' : 'Für'} die ${pump}: `, en: `${verdict ? 'for' : 'For'} the ${pump}: ` }),
    strong(say(known.says)),
    ...lasts,
    '.',
  ];
}

const yes = { de: 'Ja', en: 'Yes' };
const no = { de: 'Nein', en: 'No' };
