// Persons who are spoken of: „meine Schwester“, „ihr Bruder“, „der Papa“, „Frau Kern“; and where one is said to do something else.
import { readWords, type Span, type Word } from './words.ts';

/** What they earn, and how many they are, counts together with the asker's. */
const household =
  /^(?:(?:ehe)?(?:mann|frau)|partner(?:in|n)?|freund(?:in)?|verlobte[nr]?|sohn|soehne|tochter|toechter|husband|wife|partner|boyfriend|girlfriend|son|daughter)$/;
const relatives =
  /^(?:(?:schwieger)?(?:schwestern?|bruder|brueder|bruedern|mutter|vater|eltern)|geschwistern?|mama|papa|mutti|vati|oma|opa|onkel|tante|cousin|cousine|schwager|schwaegerin|neffen?|nichte|freunden?|freundinnen|sisters?|brothers?|mother|father|mum|mom|dad|parents|uncle|aunt|cousin|friends?)$/;
const acquainted =
  /^(?:kumpels?|(?:arbeits)?kolleg(?:e|en|in|innen)|nachbar(?:in|n)?|nachbarinnen|bekannte[nr]?|(?:geschaefts)?partner(?:in|n)?|chef(?:in)?|ausbilder(?:in)?|trainer(?:in)?|lehrer(?:in)?|vermieter(?:in)?|makler(?:in)?|verkaeufer(?:in)?|haendler|autohaus|umzugsfirma|umzugsunternehmen|spedition|colleagues?|neighbou?rs?|mate|boss|landlord|dealer|movers)$/;
const article =
  /^(?:(?:mein|dein|sein|ihr|unser|euer|eur|ein)(?:e[nrm]?)?|der|die|das|dem|den|beim|my|our|his|her|their|your|the|an?)$/;
/** „Frau Kern“; „Frau“ alone has an article. */
const title = /^(?:herrn?|frau|familie|fam|mr|mrs|ms)$/;
const mostToNoun = 2;

export interface Person extends Span {
  readonly isOfHousehold: boolean;
}

/** Whoever is named there, with the article. Pure. */
export function personFrom(words: readonly Word[], from: number): Person | undefined {
  const [word, next] = [words[from], words[from + 1]];
  if (!word || word.stop !== undefined) return undefined;
  if (title.test(word.plain) && next && /^\p{Lu}/u.test(next.text))
    return { from, to: from + 2, isOfHousehold: false };
  if (!article.test(word.plain)) return undefined;
  for (let at = from + 1; at <= from + mostToNoun; at++) {
    const { plain = '', stop } = words[at] ?? {};
    const isOfHousehold = household.test(plain);
    if (isOfHousehold || relatives.test(plain) || acquainted.test(plain))
      return { from, to: at + 1, isOfHousehold };
    if (stop !== undefined) return undefined;
  }
  return undefined;
}

/** Whoever is named there without an article. Pure. */
export function personNamed(words: readonly Word[], from: number): Person | undefined {
  const { text = '', plain = '', stop } = words[from] ?? {};
  const isPerson = /^\p{Lu}/u.test(text) && (relatives.test(plain) || acquainted.test(plain));
  return isPerson && stop === undefined ? { from, to: from + 1, isOfHousehold: false } : undefined;
}

const joining = /^(?:und|aber|waehrend|sowie|and|but|while)$/;

/** „beide am Schalter“ */
export const areBoth = (words: readonly Word[]): boolean => words.some(({ plain }) => both.test(plain));
const both = /^(?:beide[nrs]?|both)$/;

/** „…, Frau Kern ihres ummelden“, „…, und mein Vater meldet seinen ab“: somebody else does something there. Pure. */
export const anotherWithin = (words: readonly Word[], { from, to }: Span): boolean =>
  words.slice(from, to).some(({ plain }, more) => {
    const at = from + more;
    const isApart = words[at - 1]?.stop !== undefined || joining.test(words[at - 1]?.plain ?? '');
    return isApart && !joining.test(plain) && personFrom(words, at) !== undefined;
  });

const putBeside =
  /^(?:oder|gegen|vergl\w*|vs|versus|unterschied\w*|gegenueber\w*|wo|welche[nrs]?|or|against|compar\w*|difference|where|which)$/;

/** „Herr Yilmaz will abmelden, Frau Kern ummelden, was zahlen die?“: each wants to know the own figure. */
export function asksForEach(question: string): boolean {
  const words = readWords(question);
  const has = (what: RegExp) => words.some(({ plain }) => what.test(plain));
  return !has(putBeside) && (areBoth(words) || anotherWithin(words, { from: 0, to: words.length }));
}
