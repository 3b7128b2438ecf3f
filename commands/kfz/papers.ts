// What has to be brought along, by way; where the plate was left open, what is needed with it and without.
import { getKfzResult } from '../../src/facts/endpoints/getKfz.ts';
import {
  type Call,
  isGerman,
  joined,
  phrase,
  readFields,
  type Sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { documentsIn, resultFields } from './fields.ts';
import { type Process, type Way, wayKinds, ways } from './words.ts';

export interface Papers {
  readonly way: Way;
  readonly documents: readonly string[];
}

/** What was said; the rest was left open. */
export interface Said {
  readonly vorgang: Process;
  readonly weg: Way | undefined;
  readonly wunschkennzeichen: boolean | undefined;
}

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
        plates.map(async (plate) => {
          const asked = { vorgang, weg: way, wunschkennzeichen: plate };
          return documentsIn(readFields(await getKfzResult(facts, asked, signal), resultFields).values);
        }),
      );
      return { way, documents: inAll(lists) };
    }),
  );
}

const inAll = ([first = [], ...others]: readonly (readonly string[])[]) =>
  first.filter((one) => others.every((list) => list.includes(one)));

/** All of them by name: those of the one way, or those of both ways and what each needs besides. */
export function papersSentence(
  papers: readonly Papers[],
  what: string,
  { lang, say }: Pick<Call, 'lang' | 'say'>,
): Sentence | undefined {
  if (papers.every(({ documents }) => documents.length === 0)) return undefined;
  const common = inAll(papers.map(({ documents }) => documents));
  const inBoth = papers.length > 1 ? say({ de: ' auf beiden Wegen', en: ' either way' }) : '';
  const named = (documents: readonly string[]) => {
    const said = text(documents.join('; '));
    return lang === 'en' && documents.some(isGerman) ? phrase('in German: ', said) : said;
  };
  const lead = say({ de: [strong('Mitzubringen')], en: [strong('To bring along')] });
  const forAll: Sentence = common.length > 0 ? [`${inBoth}: `, named(common)] : [];
  const besides = papers.flatMap(({ way, documents }): Sentence[] => {
    const own = documents.filter((one) => !common.includes(one));
    const also = say({ de: 'Außerdem', en: 'Besides' });
    return own.length > 0 ? [[`${also} ${ways[way].label[lang]}: `, named(own)]] : [];
  });
  return [...joined([[...lead, ` ${what}`, ...forAll], ...besides], '. '), '.'];
}
