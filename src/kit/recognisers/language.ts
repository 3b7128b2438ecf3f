// Which language words are in: by the small ones that only one of the two has.
import type { Lang } from '../../document/index.ts';
import type { Word } from './words.ts';

const setOf = (words: string) => new Set(words.split(' '));

/** Words of only one of the two: „was“, „die“ and „in“ tell nothing. */
const telling: Readonly<Record<Lang, ReadonlySet<string>>> = {
  de: setOf(
    'wie viel wieviel welche welcher welches welchem welchen wer wo wann ob ich wir mir mich uns man es ist sind das der den dem des ein eine einen ' +
      'einer einem kein keine nicht und oder aber auch noch mit ohne fuer von vom nach zu zum zur aus auf bei beim bis ab im um ueber ' +
      'wenn falls muss muessen kann koennen darf soll will moechte brauche brauchen braucht habe haben hat gibt gibts kostet kosten bekomme kriege ' +
      'bitte danke hallo guten lohnt geht wird werden mein meine meinen meiner unser unsere gebuehr preis foerderung zuschuss ' +
      'zwei drei vier fuenf sechs sieben acht neun zehn kind kinder betrag neu neue neues neuer gebraucht einkommen frist gebuehren unterlagen dauer ' +
      'angebot jahre jahren tage tagen wochen monate prozent eigentuemer',
  ),
  en: setOf(
    'what how much many which who where when why i we my our me us you it is are the a of to from for with without and or but not no ' +
      'does do did can could may must should would will need needs want have has there this that please thanks hello hi cost costs price ' +
      'fee fees long get move moving by at on if my your documents subsidy grant city funding funded required allowed apply ' +
      'course exam certificate licence license permit registration plates household heating stove car cheap cheapest compare ' +
      'two three four five six seven eight nine ten child children kids amount new used income deadline years days weeks months percent owner',
  ),
};

/** So many words tell it; the rest of a long text is not looked at. */
const mostWords = 60;

/** How many of the words belong to each language. Pure. */
export function countTelling(words: readonly Word[]): Readonly<Record<Lang, number>> {
  const count = (lang: Lang) =>
    words.slice(0, mostWords).filter(({ plain }) => telling[lang].has(plain)).length;
  return { de: count('de'), en: count('en') };
}

/** The language that the text is clearly in; undefined where its words do not tell. Pure. */
export function languageOf(words: readonly Word[]): Lang | undefined {
  const { de, en } = countTelling(words);
  if (de === en) return undefined;
  return de > en ? 'de' : 'en';
}

/** Whether a word is one of those that tell a language, and nothing else: „wie“, „the“. */
export const isTelling = (word: Word | undefined) =>
  word !== undefined && (telling.de.has(word.plain) || telling.en.has(word.plain));
