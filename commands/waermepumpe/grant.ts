// The grant for one heat pump: the amount, of which costs, and what it was reckoned with.
import {
  type Call,
  type Document,
  type FactsRecord,
  type FieldsRead,
  note,
  onlyFields,
  readFields,
  resultDocument,
  type Sentence,
  sentence,
  text,
  withAskedField,
} from '../../src/kit/index.ts';
import { grantHeadline } from '../heating/grant.ts';
import { pumpFields } from './fields.ts';
import { type Asked, pumps } from './kinds.ts';
import { permitSentence } from './permit.ts';
import { askedOfGrant, withOtherGiver } from '../funding/otherGivers.ts';
import { assumed, clamped, localFunding, localNote, raised, withoutBonus } from './notes.ts';

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
