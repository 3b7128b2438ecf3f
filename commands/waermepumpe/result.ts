// The grant for one heat pump: the amount, of which costs, and what it was reckoned with.
import {
  type Call,
  count,
  type Document,
  type FactsRecord,
  type FieldsRead,
  labelIn,
  note,
  onlyFields,
  readFields,
  readWords,
  resultDocument,
  type Sentence,
  type Speaking,
  textCell,
  together,
  withAskedField,
} from '../../src/kit/index.ts';
import { askedOfGrant, withOtherGiver } from '../funding/asked.ts';
import { gasCondition, withoutBonus } from '../heating/bonuses.ts';
import { grantHeadline } from '../heating/headline.ts';
import { bonusNames, pumpFields, type PumpRead } from './fields.ts';
import { assumed, clamped, localFunding, localNote, raised, reckonedWith } from './notes.ts';
import { permitSentence } from './permit.ts';
import { type Asked, pumps } from './words.ts';

export function grantDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { say } = call;
  const { label } = pumps[asked.pumpType];
  const fields = readFields(answer, pumpFields);
  const { values } = fields;
  const permit = permitSentence(values, say(label), call);
  if (permit) return permitDocument(answer, fields, permit, asked, call);
  const { kosten, plz, geber } = asked;
  const local = values.local?.values;
  const reckoned = reckonedWith(kosten, values.used?.max) ?? 0;
  const costs = kosten ?? reckoned;
  const bonus = bonusAsked(values, call);
  const grant = grantHeadline(
    values,
    {
      costs: kosten,
      first: together([raised(costs, reckoned, say), bonus?.says], ': '),
      isNo: bonus?.isNone,
    },
    askedOfGrant(geber, call),
  );
  const household = {
    self: asked.selbstnutzer,
    oldHeating: asked.alteHeizung,
    incomeUnder40000: asked.einkommenUnter40000,
  };
  const ofOldHeating = values.bonusDetails.find(({ values: { bonus = '' } }) =>
    /klima|alteHeizung/.test(bonus),
  );
  const document = resultDocument(
    answer,
    {
      headline: withAskedField(grant, fields, [label.de, label.en], call),
      subject: say({ de: `Zuschuss, ${label.de}`, en: `Grant, ${label.en}` }),
      notes: [
        note('condition', clamped(costs, reckoned, say)),
        note('condition', gasCondition(household, ofOldHeating?.values.condition, call)),
        note('condition', withoutBonus(household, call)),
        assumed(asked, say),
        localNote(local, plz, say),
        say`Zur GEG-Frist: ${textCell(values.pending)}\nOn the deadline: ${textCell(values.pending)}`,
      ],
      fields,
      asked: { ...asked, costs: kosten },
    },
    call,
  );
  const ofOthers = localFunding(local, plz, say);
  return withOtherGiver(document, geber, { city: ofOthers, state: ofOthers }, call);
}

/** „Gibt es den Klimabonus?“: how much of it is in the grant. */
function bonusAsked({ bonusDetails }: PumpRead, { question, lang }: Speaking) {
  const words = readWords(question);
  const named = bonusDetails.find(
    ({ values: { bonus = '' } }) =>
      bonus !== '' && words.some(({ plain }) => plain.startsWith(bonus) && plain.endsWith('bonus')),
  );
  const { bonus = '', applied } = named?.values ?? {};
  if (!applied) return undefined;
  const percent = count(applied.min, applied.max, 'percent');
  return { says: [labelIn(bonusNames, bonus, lang), ' ', percent], isNone: applied.max === 0 };
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
    {
      headline,
      firstLine: 'point',
      subject: '',
      fields: onlyFields(fields, ['permit']),
      said: ['permit', 'permitDays'],
      asked,
    },
    call,
  );
