// What a text is about that names no command: by the words of each subject, near to one, or none of the bot's matters.
import type { Lang } from '../../document/index.ts';
import {
  type Command,
  isFilling,
  languageOf,
  plainName,
  runsFrom,
  type Topic,
  topics,
  typingErrors,
  type Word,
} from '../../kit/index.ts';
import { knownAt, type WordIndex } from './catalogue.ts';
import type { CommandMatch } from './matchCommand.ts';

/** So many words are looked at. */
const mostWords = 60;

/** From one thing to another; where values are read it only parts them. */
const arrow = /->|=>|[→⇒⟶]/;
const arrowWord: Word = { text: '→', plain: '→' };

/** The commands that most of the words of a text speak of: one, or several equally. Pure. */
export function matchSubjects(
  text: string,
  words: readonly Word[],
  index: WordIndex,
): readonly CommandMatch[] {
  const spoken = new Map<Command, { readonly lang: Lang; readonly said: Set<string> }>();
  const looked = [...words.slice(0, mostWords), ...(arrow.test(text) ? [arrowWord] : [])];
  for (const from of looked.keys()) {
    for (const { known, said } of knownAt(looked, from, index)) {
      for (const { command, lang } of known) {
        const before = spoken.get(command) ?? { lang, said: new Set<string>() };
        before.said.add(said);
        spoken.set(command, before);
      }
    }
  }
  const most = Math.max(0, ...[...spoken.values()].map(({ said }) => said.size));
  const lang = languageOf(words);
  const about = [...spoken].filter(([command]) => command.about);
  return (about.length > 0 ? about : [...spoken])
    .filter(([, { said }]) => about.length > 0 || said.size === most)
    .map(([command, told]) => ({
      command,
      lang: lang ?? told.lang,
      saysValue: true,
      isStrict: false,
      rest: words,
      nameEnd: 0,
    }));
}

/** So many are named. */
const most = 3;
/** So many words are compared letter by letter. */
const mostCompared = 12;
/** Shorter words, and shorter parts of words, are in common by chance. */
const shortest = 6;

interface Offer {
  /** What to type for it. */
  readonly line: string;
  readonly names: readonly string[];
}

/** The command lines of near topics, nearest first; none when nothing is near. Pure. */
export function nearTopics(words: readonly Word[], offered: readonly Command[]): readonly string[] {
  const said = new Map(words.map((word) => [word.plain, word]));
  const asked = [...said.values()]
    .filter((word) => word.plain.length >= shortest && word.plain.length <= 40 && !isFilling(word))
    .slice(0, mostCompared);
  return offersOf(offered)
    .map(({ line, names }) => ({
      line,
      nearness: Math.max(0, ...names.map((name) => nearestOf(name, asked))),
    }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, most)
    .map(({ line }) => line);
}

/** The commands that have a subject, and the topics that have no command of their own. */
function offersOf(offered: readonly Command[]): readonly Offer[] {
  const facts = offered.find(({ name }) => name.de[0] === 'fakten');
  const sheets = Object.entries<Topic>(topics).filter(([, { hasCalculator }]) => !hasCalculator && facts);
  return [
    ...offered
      .filter(({ words }) => words !== undefined)
      .map(({ name }) => ({ line: name.de[0], names: [...name.de, ...name.en].map(plainName) })),
    ...sheets.map(([slug, { de, en }]) => ({ line: `fakten ${slug}`, names: [...de, ...en].map(plainName) })),
  ];
}

const nearestOf = (name: string, asked: readonly Word[]) =>
  Math.max(0, ...asked.map(({ plain }) => inCommon(name, plain)));

/** „Angelschein“ is no „Jagdschein“, „Führerschein“ no „Hundeführerschein“: so the names of many matters end. */
const anyMatter =
  /^(?:er|s)?(?:(?:fuehrer)?schein|pruefung|ausweis|erlaubnis|genehmigung|anmeldung|zulassung|steuer|gebuehr|antrag)$/;

/** How many letters the end of two words, or all but two of them, have in common; 0 for too few. */
function inCommon(name: string, plain: string): number {
  // „Münster“ is no „Meister“.
  const errors = plain.length < 8 || name.slice(0, 2) !== plain.slice(0, 2) ? 1 : 2;
  if (Math.abs(name.length - plain.length) <= errors && typingErrors(name, plain) <= errors)
    return name.length;
  let letters = 0;
  while (letters < Math.min(name.length, plain.length) && name.at(-1 - letters) === plain.at(-1 - letters))
    letters += 1;
  const end = plain.slice(plain.length - letters);
  return letters >= shortest && !anyMatter.test(end) && !isFilling({ text: end, plain: end }) ? letters : 0;
}

/** Stars stand for any ending. */
const matters =
  'reisepass personalausweis* perso ausweis* führerschein fahrerlaubnis fischereischein* angelschein* waffenschein* waffenbesitz* ' +
  'wohngeld* kindergeld* elterngeld* bürgergeld* unterhalt* rentenantrag* bafög führungszeugnis* geburtsurkunde* ' +
  'heiratsurkunde* sterbeurkunde* eheschließung* hochzeit* heiraten aufenthaltstitel* aufenthaltserlaubnis einbürgerung* visum ' +
  'wohnsitz* meldebescheinigung* meldeamt einwohnermelde* bürgeramt* anzumelden haushaltsgeld baugenehmigung* bauantrag* ' +
  'grundsteuer* hundesteuer* gewerbesteuer* einkommensteuererklärung* steuererklärung* rundfunkbeitrag* anwohnerpark* ' +
  'bewohnerpark* parkausweis* schwerbehindert* sperrmüll* kita kitaplatz* schulanmeldung* fahrrad* elektrofahrrad* e-bike* pedelec* ' +
  'e-scooter* elektroroller* dachsanierung* dämmung* fernwärme* klimaanlage* ' +
  'ausland ' +
  'passport identity driving fishing weapons pension residence visa marriage birth citizenship bicycle* bike*';

/** Two words that belong together; alone each says too little. */
const together = [
  'wohnung anmelden',
  'wohnung ummelden',
  'wohnung abmelden',
  'neue fenster',
  'child benefit',
];

const whole = new Set<string>(together.map(plainName));
const beginnings = new Set<string>();
for (const matter of matters.split(' ')) (matter.endsWith('*') ? beginnings : whole).add(plainName(matter));

const shortestBeginning = 4;

/** Whether one of the words is about something else. Pure. */
export const speaksOfOtherMatters = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => {
    const isWhole = runsFrom(words, at, 2).some((run) => whole.has(run.plain));
    const beginning = (_: unknown, more: number) => plain.slice(0, shortestBeginning + more);
    const lengths = Math.max(0, plain.length - shortestBeginning + 1);
    return isWhole || Array.from({ length: lengths }, beginning).some((start) => beginnings.has(start));
  });
