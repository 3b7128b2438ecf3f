// What there is to know on a topic: the fee first, then the sheet, and where figures and authorities are found.
import {
  type Call,
  type Cell,
  code,
  type Document,
  type FactsRecord,
  phrase,
  resultDocument,
  type Sentence,
  type Table,
  textNote,
  textsTable,
  topicName,
} from '../../src/kit/index.ts';
import { calculatorFor } from '../themen/topicsTable.ts';
import { firstLine } from './firstLine.ts';
import { labels } from './labels.ts';
import { type Authority, authoritiesIn, authoritiesTable } from './readAuthority.ts';
import { daysCell, explained, feeCell, readTopic, type TopicSheet } from './readTopic.ts';

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
  return resultDocument(
    answer,
    {
      headline: first.sentence,
      subject: name,
      notes: [before, first.hasSummary ? undefined : textNote(sheet.summary)],
      rows: [
        [{ de: 'Gebühr', en: 'Fee' }, feeRow(sheet, say)],
        [{ de: 'Dauer', en: 'Time needed' }, explained(daysCell(sheet.days, say), sheet.daysText)],
        [{ de: 'Zuständig', en: 'Authority' }, sheet.authority],
        [{ de: 'Unterlagen', en: 'Documents' }, sheet.documents],
        [{ de: 'Online', en: 'Online' }, sheet.online],
        [{ de: 'Rechtsgrundlage', en: 'Legal basis' }, sheet.law],
        [{ de: 'Beträge berechnen', en: 'Figures' }, calculator === undefined ? undefined : code(calculator)],
        [
          { de: 'Behörde im Land', en: 'Authority in a state' },
          authorities[0] && forExample(`${fakten} ${topic} ${authorities[0].state ?? ''}`, say),
        ],
        [
          { de: 'Anbieter', en: 'Suppliers' },
          hasSuppliers ? code(`${say({ de: 'anbieter', en: 'suppliers' })} ${topic}`) : undefined,
        ],
      ],
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
