// A message's text taken apart: its words, its language, the files in it, and the files that are wanted.
import {
  asksItself,
  beginsOpenly,
  plainName,
  type QuestionIntent,
  readIntent,
  readWords,
  type Upload,
  type Word,
} from '../../kit/index.ts';
import { once, oncePer } from '../../memo.ts';
import { fileInside } from './fileInside.ts';
import type { FileKind } from '../../render/files.ts';
import type { Remaining } from '../manners/withoutManners.ts';

export interface ParsedMessage {
  /** The whole of it. */
  readonly text: string;
  readonly words: readonly Word[];
  /** As typed, without the files. */
  readonly typed: string;
  /** The same without the words for files. */
  readonly question: string;
  /** Those words, as typed. */
  readonly fileWords: string;
  readonly uploads: readonly Upload[];
  /** The answer is wanted as such files too; the words for that are not among `words`. */
  readonly wanted: readonly FileKind[];
  /** Said to the bot itself, so that it may change something. */
  readonly isOrder: boolean;
  /** What was said around it out of courtesy; not among its words unless nothing else was said. */
  readonly manners?: Remaining | undefined;
  /** The topic that is spoken of where it stands: the slug. */
  readonly about?: string | undefined;
  /** What the asker was last answered on, or asked back about: a slug. */
  readonly before?: string | undefined;
}

/** https://zulip.com/api/upload-file: how a message names a file; newer servers write images with a `!` in front. */
const upload = /!?\[([^\]\n]*)\]\(\/user_uploads\/([^\s()?#]+)\)/g;

/** A dot or two as part of the path, written in any way, would lead to something else than an uploaded file. */
const leadsOut = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/** Pure. */
export function parseMessage(text: string): ParsedMessage {
  // The pattern alone would look long at a text full of brackets.
  const uploads = [...(text.includes('](/user_uploads/') ? text.matchAll(upload) : [])]
    .map(([, name = '', path = '']) => ({ name, path }))
    .filter(({ path }) => !leadsOut.test(path.replace(/\\|%5c|%2f/gi, '/')));
  const typed = uploads.length > 0 ? text.replace(upload, ' ').trim() : text;
  const files = readFileWords(typed);
  // Of a long text often nothing is needed but its beginning.
  const words = once(() => readWords(files.question));
  return {
    ...files,
    text,
    get words() {
      return words();
    },
    typed,
    uploads,
    isOrder: false,
  };
}

/** „als PDF bitte“: nothing else is said. */
export const wantsOnlyFile = ({ words, wanted }: ParsedMessage) => words.length === 0 && wanted.length > 0;

/** What stands behind the first so many words, as typed. */
export function behindWords(typed: string, count: number): string {
  let rest = typed.trimStart();
  for (let left = count; left > 0 && rest !== '';) {
    const [first = ''] = /^\S+\s*/.exec(rest) ?? [];
    left -= readWords(first).length;
    rest = rest.slice(first.length);
  }
  return rest.trim();
}

const kindOf: ReadonlyMap<string, FileKind> = new Map([
  ...['pdf', 'pdfs', 'pdfdatei', 'pdfdokument', 'pdfformat', 'pdffile'].map((word) => [word, 'pdf'] as const),
  // There are no such files (otherFormats): what is meant is something to read.
  ...['word', 'worddatei', 'worddokument', 'wordformat', 'docx', 'doc', 'odt'].map(
    (word) => [word, 'pdf'] as const,
  ),
  ...[
    ...['csv', 'csvdatei', 'csvtabelle', 'csvformat', 'csvfile'],
    ...['excel', 'exceldatei', 'exceltabelle', 'spreadsheet'],
  ].map((word) => [word, 'csv'] as const),
  ...['diagramm', 'balkendiagramm', 'grafik', 'schaubild', 'chart', 'diagram', 'graph'].map(
    (word) => [word, 'chart'] as const,
  ),
  ...[
    ...[
      'ics',
      'icsdatei',
      'icsformat',
      'icsfile',
      'ical',
      'icaldatei',
      'icalendar',
      'kalender',
      'kalenderdatei',
    ],
    ...['kalenderformat', 'kalendereintrag', 'kalendereintraege', 'calendar', 'calendarfile'],
  ].map((word) => [word, 'calendar'] as const),
]);

/** Without one of their names no file is wanted. */
const anyKind = new RegExp([...kindOf.keys()].join('|'));

/** „PDF/CSV“, „pdf+csv“: signs between them are gone in plain writing. */
const several = /^(?:pdf|csv|ics|diagramm|chart)+$/;
const one = /pdf|csv|ics|diagramm|chart/g;

/** What stands around them. */
const around = new Set(
  (
    'als as a an im in per format datei file bitte please und and auch also ein eine einem einer mit with danke dank vielen ' +
    'thanks thank you bar ' +
    'nochmal noch mal again das ganze gibt es that it ' +
    'die den der meinen fuer my the for into entry termin termine fristen dates deadlines'
  ).split(' '),
);

/** „Ohne PDF“ wants none. */
const negating = new Set(['ohne', 'kein', 'keine', 'keinen', 'nicht', 'aber', 'without', 'no', 'not', 'but']);

const kindsIn = ({ plain }: Word): readonly FileKind[] => {
  const kind = kindOf.get(plain);
  if (kind) return [kind];
  return several.test(plain) ? (plain.match(one) ?? []).flatMap((part) => kindOf.get(part) ?? []) : [];
};

const isAround = (word: Word) =>
  around.has(word.plain) || negating.has(word.plain) || kindsIn(word).length > 0;

export interface FileWords {
  readonly wanted: readonly FileKind[];
  /** What is typed without them. */
  readonly question: string;
  /** They themselves, with what stands around them, as typed. */
  readonly fileWords: string;
}

/** So many letters at the end are looked at. */
const longestEnd = 150;

/** „kannst du mir das … geben“: with these a whole sentence wants nothing but the file. */
const wishing = new Set(
  (
    'kann kannst kannste koennen koennten koenntest koennt koenntet wuerdest wuerden du sie ihr ich wir man mir uns ' +
    'das dies dieses der diese antwort antworten auskunft ergebnis uebersicht alles davon daraus draus hiervon ' +
    'gib gebt geben schick schicke schicken zuschicken send sende senden zusenden mach mache machen erstell erstelle erstellen ' +
    'exportier exportiere exportieren speicher speichern druck drucke drucken ausdrucken abheften weiterleiten herunterladen ' +
    'haben haette haetten hab will wollen moechte moechten brauch brauche brauchen braeuchte braeuchten krieg kriege kriegen ' +
    'bekomm bekomme bekommen mal gern gerne lieber schnell kurz eben jetzt dann so zum zur hier her rueber super ' +
    'can could would may you i we me us id please send give get make create export save download print have want need like ' +
    'this answer answers result of from out to here just now all'
  ).split(' '),
);
const mostWordsOfWish = 16;

/** Undefined where the last sentence says more than that a file is wanted. */
function fileSentence(typed: string): FileWords | undefined {
  const [, before = '', sentence = ''] = /^((?:.*[.!?](?=\s))?)\s*(\S.*)$/s.exec(typed) ?? [];
  if (sentence.length > longestEnd) return undefined;
  const words = readWords(sentence);
  const isWish =
    words.length <= mostWordsOfWish && words.every((word) => isAround(word) || wishing.has(word.plain));
  const wanted = isWish ? [...new Set(words.flatMap(kindsIn))] : [];
  if (wanted.length === 0 || words.some(({ plain }) => negating.has(plain))) return undefined;
  return { wanted, question: before.trim(), fileWords: sentence };
}

/** „das Ganze zu Wärmepumpen als PDF fertigmachen“ */
function fileWordsInside(typed: string): FileWords | undefined {
  const found = fileInside(typed.trim());
  const wanted = [...new Set(readWords(found?.names ?? '').flatMap(kindsIn))];
  return found && wanted.length > 0 ? { ...found, wanted } : undefined;
}

/** Whether a file was wanted of a kind that there is none of. Pure. */
export const wantsOtherFormat = ({ fileWords }: Pick<ParsedMessage, 'fileWords'>): boolean =>
  /(?<!\p{L})(?:word|docx?|odt)(?!\p{L})/iu.test(fileWords);

/** So often nobody says it. */
const mostWishes = 20;

/** „… als PDF. Auch als CSV bitte“: said twice, it is taken off twice. Pure. */
export function readFileWords(typed: string): FileWords {
  if (!anyKind.test(plainName(typed))) return { wanted: [], question: typed.trim(), fileWords: '' };
  let all = fileWordsAtEnd(typed);
  for (let more = all, times = 1; more.wanted.length > 0 && times < mostWishes; times++) {
    more = fileWordsAtEnd(all.question);
    if (more.wanted.length === 0) break;
    const wanted = [...new Set([...more.wanted, ...all.wanted])];
    all = { wanted, question: more.question, fileWords: `${more.fileWords} ${all.fileWords}`.trim() };
  }
  return all;
}

function fileWordsAtEnd(typed: string): FileWords {
  const trimmed = typed.trim();
  const alone = fileSentence(trimmed) ?? fileWordsInside(trimmed);
  if (alone) return alone;
  const before = trimmed.slice(0, Math.max(0, trimmed.length - longestEnd));
  const pieces = trimmed.slice(before.length).split(/(?<=\s)(?=\S)/);
  const end = pieces.findLastIndex((piece) => !readWords(piece).every(isAround)) + 1;
  const behind = pieces.slice(end).join('');
  const words = readWords(behind);
  const named = [...new Set(words.flatMap(kindsIn))];
  if (named.length === 0) return { wanted: [], question: trimmed, fileWords: '' };
  const question = [before, ...pieces.slice(0, end)]
    .join('')
    .trim()
    .replace(/\s*[,;+–-]$/, '');
  if (words.some(({ plain }) => negating.has(plain))) return { wanted: [], question, fileWords: '' };
  return { wanted: named, question, fileWords: behind.trim() };
}

const fewestWordsOfQuestion = 3;

/** What the words of a message ask for first. Pure. */
export const intentOf = oncePer(({ typed, words }: ParsedMessage): QuestionIntent =>
  readIntent(typed, words),
);

/** A sentence that asks something, whatever it is about. */
export function isQuestion(said: ParsedMessage): boolean {
  const { typed, words } = said;
  // „wer nimmt den Ofen ab“: many leave out the question mark.
  const isAsked = asksItself(intentOf(said)) || typed.trim().endsWith('?') || beginsOpenly(typed);
  return words.length >= fewestWordsOfQuestion && isAsked;
}

/** What was asked for is the whole of it. Pure. */
export const inQuotes = (said: string): string =>
  /^["„“«»‚‘'!]|\]\(/.test(said.trim()) ? said : `"${said.trim().replaceAll('"', '')}"`;

/** „Davon ist nur eines unter 18“ says a value. */
const ofPart =
  /^(?:(?:und|and) )?(?:davon|of (?:that|which),?) (?:der|die|das|den|the)(?!\p{L})|(?<!\p{L})(?:was|wie ?viel|how much|what) (?:\p{L}+ ){0,3}(?:davon|of that)(?!\p{L})/iu;

/** „Davon der Notaranteil?“: a part of what was told before. Pure. */
export const asksOfPart = (question: string): boolean => ofPart.test(question);
