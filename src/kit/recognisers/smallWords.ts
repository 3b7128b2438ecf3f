// The small words of names and sentences: articles, what keeps its place, and what may stand between the words of a name.
import type { Word } from './words.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));

/** Left out of names: where they stand, anything small may stand. */
export const articles = setOf('a an the der die das den dem des ein eine einen einem einer zur zum');

/** They keep their place: „ohne Stecker“ is not „Stecker ohne“. */
export const leading = setOf(
  'mit ohne nicht kein keine fuer von auf aus in im am an bis unter ueber mehr weniger als gegen durch zu nach wie wer was co ' +
    'with without not no for from to of in on at up under over below less more than how by is',
);

/** What may stand between the words of a name; nobody denies or parts anything with it. */
const small = setOf(
  `der die das den dem des ein eine einen einem einer zur zum im in am an vom von zu bei fuer mein meine meinen meinem meiner unser
  unsere unseren unserer unserem ihr ihre sein seine ich du er sie es wir man mir mich uns sich da dort hier drin auch noch schon
  ja halt eben gerade sehr ganz so recht etwas bald wieder selbst selber ist sind war bin wird werden werde wurde habe haben hat
  hab tu tue tun will wollen moechte soll muss kann jetzt dann mal einfach gern gerne neu neue neuen neuer kommt kommen fliegt fliegen geht gehen
  schmeissen schmeisse werfen werfe nehmen nehme bauen baue   a an the my our your his her their its this that is are was be been being i we it they have has had get gets do does also still very
  really quite already just new own oil gas big small large little old`,
);

/** „laufende“, „gasbetriebene“, „uralten“, „20jährige“, „gemietete“ */
const adjective =
  /(?:end|iert|isch|lich|ig|bar|haft|los|betrieben)e[nrsm]?$|^(?:(?:ge|ver|be|er)[a-z]+t|(?:ur)?alt|gross|klein|kaputt|defekt)e[nrsm]?$/;
export const inflected = /e[nrsm]?$/;

/** They part what is said of one thing from what is said of another. */
export const joining = setOf('und oder sowie and or');

/** Whether a word says nothing by itself and only stands between others: an article, a pronoun, an adjective. */
export const isSmall = ({ plain }: Word): boolean => small.has(plain) || adjective.test(plain);

/** „Was kommt billiger?“, „mit Intensivkurs günstiger“ compare, and name no cheap one; „ein günstiger Kurs“ does. */
export const isComparative = ({ plain = '' }: Partial<Word> = {}): boolean =>
  /^(?:billiger|guenstiger|teurer|schneller|einfacher|normaler|cheaper|faster|simpler)$/.test(plain);
