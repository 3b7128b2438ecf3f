// What there is to know on a topic: the fee first, then the sheet, and where figures and authorities are found.
import {
  type Call,
  type Cell,
  code,
  type Document,
  type FactsRecord,
  type Item,
  phrase,
  readFields,
  resultDocument,
  saidCell,
  type Sentence,
  topicName,
} from '../../src/kit/index.ts';
import { calculatorFor } from '../themen/topicsTable.ts';
import { firstLine } from './headline.ts';
import { authoritiesTables, byStateLine, stateOf } from './authorities.ts';
import { sheetFields } from './fields.ts';
import { daysCell, feeCell, readSheet, type TopicSheet } from './sheet.ts';

/** A row, and what it answers: what was asked for stands first. */
interface Row {
  readonly tells?: NonNullable<Call['intent']['aspect']>;
  readonly row: Item;
}

/** `before` stands in front of everything else the service says: what it does not have for a state. */
export function topicDocument(
  answer: FactsRecord,
  topic: string,
  call: Pick<Call, 'lang' | 'say' | 'today' | 'intent' | 'question' | 'commands'>,
  before?: Sentence,
): Document {
  const { lang, say, commands } = call;
  const fields = readFields(answer, sheetFields);
  const { authorities, hasSuppliers } = fields.values;
  const sheet = readSheet(fields.values, lang);
  const name = sheet.title ?? topicName(topic, lang);
  const calculator = calculatorFor(topic, commands)?.name[lang][0];
  const first = firstLine(answer, sheet, { topic, name }, call);
  const fakten = say({ de: 'fakten', en: 'facts' });
  const rows: readonly Row[] = [
    { tells: 'cost', row: [{ de: 'Gebühr', en: 'Fee' }, feeRow(sheet, say)] },
    { tells: 'cost', row: [{ de: 'Kosten', en: 'Cost' }, sheet.cost] },
    {
      tells: 'duration',
      row: [{ de: 'Dauer', en: 'Time needed' }, daysCell(sheet, call)],
    },
    { tells: 'authority', row: [{ de: 'Zuständig', en: 'Authority' }, sheet.authority] },
    { tells: 'documents', row: [{ de: 'Unterlagen', en: 'Documents' }, sheet.documents] },
    { tells: 'online', row: [{ de: 'Online', en: 'Online' }, sheet.online] },
    { tells: 'basis', row: [{ de: 'Rechtsgrundlage', en: 'Legal basis' }, sheet.law] },
    { row: [{ de: 'Mindestalter', en: 'Minimum age' }, sheet.age] },
    {
      row: [
        { de: 'Beträge berechnen', en: 'Figures' },
        calculator === undefined ? undefined : code(calculator),
      ],
    },
    {
      row: [
        { de: 'Behörde im Land', en: 'Authority in a state' },
        authorities[0] && forExample(`${fakten} ${topic} ${stateOf(authorities[0]) ?? ''}`, say),
      ],
    },
    {
      row: [
        { de: 'Anbieter', en: 'Suppliers' },
        hasSuppliers ? code(`${say({ de: 'anbieter', en: 'suppliers' })} ${topic}`) : undefined,
      ],
    },
  ];
  const isAsked = ({ tells }: Row) => tells !== undefined && tells === call.intent.aspect;
  // What nobody asked for folds.
  const shown = rows.map((one): Row => {
    const isShown = first.rows === 'all' || (first.rows === 'asked' && isAsked(one));
    const [label, cell] = one.row;
    return isShown ? one : { ...one, row: [label, cell, 'beside'] };
  });
  // Nobody in charge of the matter as a whole, and none there: that is the answer to who it is.
  const isNobody = call.intent.aspect === 'authority' && sheet.authority === undefined;
  return resultDocument(
    answer,
    {
      headline: isNobody ? (before ?? byStateLine(authorities, name, say) ?? first.sentence) : first.sentence,
      subject: name,
      notes: [
        isNobody ? undefined : before,
        first.hasSummary || sheet.summary === undefined ? undefined : [saidCell(sheet.summary, lang)],
      ],
      rows: [...shown.filter(isAsked), ...shown.filter((row) => !isAsked(row))].map(({ row }) => row),
      isTold: first.rows !== 'all',
      fields,
      tables: authoritiesTables(authorities, call),
    },
    call,
  );
}

/** What the service says of the fee stands in the headline, where that is about it. */
function feeRow({ fee, isFeeUnsure }: TopicSheet, say: Call['say']): Cell | undefined {
  const cell = feeCell(fee, say);
  return cell && isFeeUnsure
    ? phrase(say({ de: 'Beispielwert, nicht bestätigt: ', en: 'Example value, not confirmed: ' }), cell)
    : cell;
}

const forExample = (ask: string, say: Call['say']): Cell =>
  phrase(say({ de: 'zum Beispiel ', en: 'for example ' }), code(ask));
