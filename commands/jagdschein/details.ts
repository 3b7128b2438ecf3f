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
  counted,
  nouns,
} from '../../src/kit/index.ts';
import { labels } from './labels.ts';
import { type Licence, licenceName, licencesTable, readLicences, totalCell } from './licences.ts';
import { readWarnings } from './notes.ts';
import type { Point } from './points.ts';
import { takeEchoes } from './readState.ts';
import { officeRows, readMethods, unconfirmed } from './stateRows.ts';
import { onlineSentence } from './online.ts';
import type { Kind } from './words.ts';

export interface AskedDetails {
  readonly state: string;
  readonly kind: Kind | undefined;
  readonly point: Point | 'renewal' | undefined;
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
  const methods = readMethods(answer);
  const { notes, tables } = readWarnings(answer, state, call);
  takeEchoes(answer);
  // A licence without any data stands in no table.
  answer.isEmpty('jahresjagdschein_2');
  const papers = [
    [{ de: 'Unterlagen, erster Jagdschein', en: 'Documents, first licence' }, listCell(first)],
    [{ de: 'Unterlagen, Verlängerung', en: 'Documents, renewal' }, listCell(renewal)],
    [{ de: 'Unterlagen', en: 'Documents' }, listCell(unspecified)],
    [{ de: 'Besonderheiten', en: 'Special rules' }, listCell(rules)],
    ...officeRows(answer, methods),
  ] as const;
  // What was asked for comes first: the papers, or else the fees.
  const isOnPapers = point === 'documents' || point === 'renewal' || licences.length === 0;
  return resultDocument(
    answer,
    {
      headline: onlineSentence(methods, state, call) ?? headline(licences, { first, renewal }, asked, call),
      subject: say({ de: `Jagdschein in ${state}`, en: `Hunting licence in ${state}` }),
      notes: [...(isOnLevyPoint(point) ? rules.filter(isOnLevy).map((rule) => [text(rule)]) : []), ...notes],
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

const isOnLevyPoint = (point: AskedDetails['point']) => point === 'levy' || point === 'levyDue';
const isOnLevy = (rule: string) => /Jagdabgabe/i.test(rule);

interface Papers {
  readonly first: readonly string[];
  readonly renewal: readonly string[];
}

function headline(
  licences: readonly Licence[],
  { first, renewal }: Papers,
  { state, kind = 'year', point }: AskedDetails,
  { say, intent }: Call,
): Sentence | undefined {
  // „Jagdschein verlängern, was kostet das?“ is about the fee.
  const isOnPapers = (point === 'documents' || point === 'renewal') && intent.aspect !== 'cost';
  // The service names the papers in German only; in English the table has them.
  if (isOnPapers && point === 'renewal' && renewal.length > 0) {
    const papers = text(renewal.join('; '));
    return say({
      de: sentence`Zur ${strong('Verlängerung')} in ${text(state)}: ${papers}.`,
      en: sentence`${strong(counted(renewal.length, nouns.document).en)} for a renewal in ${text(state)}.`,
    });
  }
  if (isOnPapers && first.length > 0) {
    const papers = text(first.join('; '));
    return say({
      de: sentence`${strong(counted(first.length, nouns.document).de)} für den ersten Jagdschein in ${text(state)}: ${papers}.`,
      en: sentence`${strong(counted(first.length, nouns.document).en)} for the first licence in ${text(state)}, ${String(renewal.length)} for a renewal.`,
    });
  }
  // Nobody who asks for papers is answered with a fee.
  if (isOnPapers) return undefined;
  const licence = licences.find((one) => one.kind === kind);
  if (!licence) return undefined;
  const name = licenceName(licence, say);
  if (point === 'levyDue' && intent.whether) return levyVerdict(licence, name, state, say);
  if (isOnLevyPoint(point)) return levyHeadline(licence, name, state, say);
  return [`${name} in ${state}: `, strong(totalCell(licence, say)), ...parts(licence, say), '.'];
}

function levyHeadline({ levy }: Licence, name: string, state: string, say: Call['say']): Sentence {
  const amount = strong(levy === undefined ? unconfirmed(say) : money(levy));
  return say({
    de: sentence`Jagdabgabe in ${text(state)}: ${amount} (${text(name)}).`,
    en: sentence`Hunting levy in ${text(state)}: ${amount} (${text(name)}).`,
  });
}

/** „Gibt es noch Jagdabgabe?“; what the service does not know is neither yes nor no. */
function levyVerdict(licence: Licence, name: string, state: string, say: Call['say']): Sentence {
  const { levy } = licence;
  if (levy === undefined) return levyHeadline(licence, name, state, say);
  if (levy === 0) {
    return say({
      de: sentence`${strong('Nein')}, die Jagdabgabe in ${text(state)} beträgt ${strong(money(0))} (${text(name)}).`,
      en: sentence`${strong('No')}, the hunting levy in ${text(state)} is ${strong(money(0))} (${text(name)}).`,
    });
  }
  return say({
    de: sentence`${strong('Ja, ', money(levy))} Jagdabgabe in ${text(state)} (${text(name)}).`,
    en: sentence`${strong('Yes, ', money(levy))} hunting levy in ${text(state)} (${text(name)}).`,
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
