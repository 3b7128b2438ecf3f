// Fees by licence, papers and special rules in one state: what was asked for comes first.
import {
  type Call,
  type Document,
  type FactsRecord,
  itemsTable,
  joined,
  listCell,
  listedTexts,
  money,
  resultDocument,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { type Licence, licenceName, licencesTable, readLicences, totalCell } from './licences.ts';
import { readWarnings } from './notes.ts';
import { takeEchoes } from './readState.ts';
import { officeRows, unconfirmed } from './stateRows.ts';
import type { Kind } from './words.ts';

export interface AskedDetails {
  readonly state: string;
  readonly kind: Kind | undefined;
  readonly point: 'levy' | 'documents' | 'renewal' | undefined;
}

export function detailsDocument(answer: FactsRecord, asked: AskedDetails, call: Call): Document {
  const { say } = call;
  const { state, point } = asked;
  const licences = readLicences(answer);
  const first = listedTexts(answer, 'documents_first', 'unterlagen_erstantrag');
  const renewal = listedTexts(answer, 'documents_renewal', 'unterlagen_verlaengerung');
  // A list for both is neither the one nor the other.
  const unspecified = listedTexts(answer, 'documents', 'unterlagen');
  const rules = answer.texts('special_rules', 'sonderregeln');
  const { notes, tables } = readWarnings(answer, state, call);
  takeEchoes(answer);
  // A licence without any data stands in no table.
  answer.isEmpty('jahresjagdschein_2');
  const papers = [
    [{ de: 'Unterlagen, erster Jagdschein', en: 'Documents, first licence' }, listCell(first)],
    [{ de: 'Unterlagen, Verlängerung', en: 'Documents, renewal' }, listCell(renewal)],
    [{ de: 'Unterlagen', en: 'Documents' }, listCell(unspecified)],
    [{ de: 'Besonderheiten', en: 'Special rules' }, listCell(rules)],
    ...officeRows(answer),
  ] as const;
  // What was asked for comes first: the papers, or else the fees.
  const isOnPapers = point === 'documents' || point === 'renewal' || licences.length === 0;
  return resultDocument(
    answer,
    {
      headline: headline(licences, { first, renewal }, asked, say),
      subject: say({ de: `Jagdschein in ${state}`, en: `Hunting licence in ${state}` }),
      notes: [...(point === 'levy' ? rules.filter(isOnLevy).map((rule) => [text(rule)]) : []), ...notes],
      rows: isOnPapers ? papers : [],
      tables: [
        ...(licences.length > 0 ? [licencesTable(licences, say)] : []),
        ...(isOnPapers ? [] : [itemsTable(papers, call.lang)]),
        ...tables,
      ],
      labels,
    },
    call,
  );
}

const isOnLevy = (rule: string) => /Jagdabgabe/i.test(rule);

interface Papers {
  readonly first: readonly string[];
  readonly renewal: readonly string[];
}

function headline(
  licences: readonly Licence[],
  { first, renewal }: Papers,
  { state, kind = 'year', point }: AskedDetails,
  say: Call['say'],
): Sentence | undefined {
  if (point === 'renewal' && renewal.length > 0) {
    const papers = text(renewal.join('; '));
    return say({
      de: sentence`Zur ${strong('Verlängerung')} in ${text(state)}: ${papers}.`,
      en: sentence`For a ${strong('renewal')} in ${text(state)}: ${papers}.`,
    });
  }
  if ((point === 'documents' || point === 'renewal') && first.length > 0) {
    return say({
      de: sentence`${strong(`${first.length} Unterlagen`)} für den ersten Jagdschein in ${text(state)}, ${String(renewal.length)} zur Verlängerung.`,
      en: sentence`${strong(`${first.length} documents`)} for the first licence in ${text(state)}, ${String(renewal.length)} for a renewal.`,
    });
  }
  // Nobody who asks for papers is answered with a fee.
  if (point === 'documents' || point === 'renewal') return undefined;
  const licence = licences.find((one) => one.kind === kind);
  if (!licence) return undefined;
  const name = licenceName(licence, say);
  if (point === 'levy') return levyHeadline(licence, name, state, say);
  return [`${name} in ${state}: `, strong(totalCell(licence, say)), ...parts(licence, say), '.'];
}

function levyHeadline({ levy }: Licence, name: string, state: string, say: Call['say']): Sentence {
  const amount = strong(levy === undefined ? unconfirmed(say) : money(levy));
  return say({
    de: sentence`Jagdabgabe in ${text(state)}: ${amount} (${text(name)}).`,
    en: sentence`Hunting levy in ${text(state)}: ${amount} (${text(name)}).`,
  });
}

/** „davon Gebühr 40 €, Jagdabgabe 40 €“, as far as the service knows them. */
function parts({ fee, levy }: Licence, say: Call['say']): Sentence {
  const known = joined(
    [
      fee === undefined ? undefined : [say({ de: 'Gebühr ', en: 'fee ' }), money(fee)],
      levy === undefined ? undefined : [say({ de: 'Jagdabgabe ', en: 'levy ' }), money(levy)],
    ],
    ', ',
  );
  return known.length > 0 ? [say({ de: ', davon ', en: ', of which ' }), ...known] : [];
}
