// What has to be brought along where the way or the plate was left open: what all of the cases have in common.
import { getKfzResult } from '../../src/facts/endpoints/getKfz.ts';
import {
  type Call,
  joined,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
  textsTable,
  counted,
} from '../../src/kit/index.ts';
import { type Process, processes, type Way, wayKinds, ways } from './kinds.ts';
import { readDocuments } from './readFee.ts';

export interface Papers {
  readonly way: Way;
  readonly documents: readonly string[];
}

interface Said {
  readonly vorgang: Process;
  readonly weg: Way | undefined;
  readonly wunschkennzeichen: boolean | undefined;
}

/** One list a way: of what is needed with the plate and without. */
export async function getPapers(
  { vorgang, weg, wunschkennzeichen }: Said,
  { facts, signal }: Pick<Call, 'facts' | 'signal'>,
): Promise<readonly Papers[]> {
  // A vehicle that goes off the road gets no plate.
  const isOpen = wunschkennzeichen === undefined && vorgang !== 'abmeldung';
  const plates = isOpen ? [true, false] : [wunschkennzeichen ?? false];
  return Promise.all(
    (weg ? [weg] : wayKinds).map(async (way) => {
      const lists = await Promise.all(
        plates.map(async (plate) =>
          readDocuments(await getKfzResult(facts, { vorgang, weg: way, wunschkennzeichen: plate }, signal)),
        ),
      );
      return { way, documents: inAll(lists) };
    }),
  );
}

const inAll = ([first = [], ...others]: readonly (readonly string[])[]) =>
  first.filter((one) => others.every((list) => list.includes(one)));

/** The papers first: those of the one way, or those that both ways need; undefined where there are none. */
export function papersSentence(
  papers: readonly Papers[],
  vorgang: Process,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Sentence | undefined {
  const [only] = papers;
  const documents = inAll(papers.map((one) => one.documents));
  if (!only || documents.length === 0) return undefined;
  const isOneWay = papers.length === 1;
  const where = isOneWay ? ways[only.way].label : { de: 'auf beiden Wegen', en: 'either way' };
  const what = `${processes[vorgang].forIt[lang]} ${where[lang]}`;
  const isMoreNeeded = papers.some((one) => one.documents.length > documents.length);
  const more = say({ de: '; was je Weg hinzukommt, steht unten', en: '; each way needs more' });
  return [...listed(documents, what, say), isMoreNeeded ? more : ''];
}

const paperNoun = { de: ['Unterlage', 'Unterlagen'], en: ['paper', 'papers'] } as const;

/** The service names the papers in German only; in English the table has them. */
export function listed(documents: readonly string[], what: string, say: Call['say']): Sentence {
  const all = joined(
    documents.map((one) => [text(one)]),
    '; ',
  );
  return say({
    de: [strong('Mitzubringen'), ` ${what}: `, ...all],
    en: sentence`${strong(counted(documents.length, paperNoun).en)} to bring along ${what}, listed below`,
  });
}

export const papersTables = (
  papers: readonly Papers[],
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): readonly Table[] =>
  papers.flatMap(({ way, documents }) =>
    textsTable(
      say({
        de: `Mitzubringen ${ways[way].label[lang]}`,
        en: `To bring along ${ways[way].label[lang]}`,
      }),
      documents,
      { folded: false },
    ),
  );
