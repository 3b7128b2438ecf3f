// What there is to know on a topic: the fee first, then the sheet, and where figures and authorities are found.
import {
  type Call,
  type Cell,
  code,
  type Document,
  type FactsRecord,
  type Item,
  phrase,
  resultDocument,
  saidCell,
  type Sentence,
  type Table,
  textsTable,
  topicName,
} from '../../src/kit/index.ts';
import { calculatorFor } from '../themen/topicsTable.ts';
import { firstLine } from './firstLine.ts';
import { labels } from './labels.ts';
import { type Authority, authoritiesIn, authoritiesTable } from './readAuthority.ts';
import { daysCell, explained, feeCell, readTopic, type TopicSheet } from './readTopic.ts';

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
  const sheet = readTopic(answer, lang);
  const authorities = authoritiesIn(answer, say);
  const authorityNote = answer.text('authority_note_de', 'authority_note');
  const name = sheet.title ?? topicName(topic, lang);
  const calculator = calculatorFor(topic, commands)?.name[lang][0];
  // Said by the command above, or by having none; and by the sign of every amount.
  answer.text('calculator', 'rechner');
  answer.isEmpty('calculator', 'rechner');
  answer.text('currency');
  const hasSuppliers = answer.yesNo('has_suppliers', 'suppliers', 'hat_anbieter', 'anbieter');
  const first = firstLine(answer, sheet, { topic, name }, call);
  const fakten = say({ de: 'fakten', en: 'facts' });
  const rows: readonly Row[] = [
    { tells: 'cost', row: [{ de: 'Gebühr', en: 'Fee' }, feeRow(sheet, say)] },
    {
      tells: 'duration',
      row: [{ de: 'Dauer', en: 'Time needed' }, explained(daysCell(sheet.days, say), sheet.daysText, lang)],
    },
    { tells: 'authority', row: [{ de: 'Zuständig', en: 'Authority' }, sheet.authority] },
    { tells: 'documents', row: [{ de: 'Unterlagen', en: 'Documents' }, sheet.documents] },
    { tells: 'online', row: [{ de: 'Online', en: 'Online' }, sheet.online] },
    { tells: 'basis', row: [{ de: 'Rechtsgrundlage', en: 'Legal basis' }, sheet.law] },
    {
      row: [
        { de: 'Beträge berechnen', en: 'Figures' },
        calculator === undefined ? undefined : code(calculator),
      ],
    },
    {
      row: [
        { de: 'Behörde im Land', en: 'Authority in a state' },
        authorities[0] && forExample(`${fakten} ${topic} ${authorities[0].state ?? ''}`, say),
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
  // Nobody in charge of the matter as a whole, and none there: that is the answer to who it is.
  const isNobody = call.intent.aspect === 'authority' && sheet.authority === undefined;
  return resultDocument(
    answer,
    {
      headline: isNobody ? (before ?? first.sentence) : first.sentence,
      subject: name,
      notes: [
        isNobody ? undefined : before,
        first.hasSummary || sheet.summary === undefined ? undefined : [saidCell(sheet.summary, lang)],
      ],
      rows: [...rows.filter(isAsked), ...rows.filter((row) => !isAsked(row))].map(({ row }) => row),
      tables: authoritiesTables(authorities, authorityNote, say),
      labels,
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

function authoritiesTables(
  authorities: readonly Authority[],
  note: string | undefined,
  say: Call['say'],
): readonly Table[] {
  if (authorities.length === 0) return [];
  const caption = say({ de: 'Behörden nach Bundesland', en: 'Authorities by state' });
  const hint = say({ de: 'Zu den Behörden', en: 'On the authorities' });
  return [
    { ...authoritiesTable(authorities, true, say), caption, folded: true },
    ...textsTable(hint, note === undefined ? [] : [note], { folded: true }),
  ];
}

const forExample = (ask: string, say: Call['say']): Cell =>
  phrase(say({ de: 'zum Beispiel ', en: 'for example ' }), code(ask));
