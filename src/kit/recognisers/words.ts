// What a person typed, as words that can be compared.
import { capital } from '../../document/index.ts';
import { plainName, readableName } from '../../facts/index.ts';
import { oncePer } from '../../memo.ts';
import { asWritten } from './dialects.ts';

export interface Word {
  /** As typed, without quotes and closing punctuation around it. */
  readonly text: string;
  /** For comparing: lower case, umlauts written out, letters and digits only. */
  readonly plain: string;
  /** What stands behind it: a comma or a dash, or the end of a sentence. */
  readonly stop?: 'comma' | 'end';
}

/** Where a value stands among the words: from the first, up to but not including the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** More than any question needs; the rest of an endless message or word is not looked at. */
const mostWords = 120;
const longestWord = 100;
const longestText = 2_000;

/** The signs in front of a figure, as words. */
const bounds: Readonly<Record<string, string>> = {
  ...{
    '>': 'über',
    '<': 'unter',
    '>=': 'mindestens',
    '≥': 'mindestens',
    '<=': 'höchstens',
    '≤': 'höchstens',
  },
  ...{ '~': 'ca', '≈': 'ca' },
};

/** Splits a text at white space, arrows and equals signs; what is nothing but punctuation is no word. */
export function readWords(text: string): readonly Word[] {
  const looked = text.slice(0, longestText);
  const words = (hasSigns.test(looked) ? withSignsAsWords(looked) : withLettersJoined(looked))
    .split(/\s+/, mostWords)
    .map((word, at, all) => readWord(word.slice(0, longestWord), all[at + 1] ?? ''))
    .filter((word) => word.plain !== '');
  return asWritten(words);
}

/** The words of a text, plainly written. */
export const plainWords = (text: string): readonly string[] => readWords(text).map(({ plain }) => plain);

/** „G m b H“ */
const withLettersJoined = (text: string) =>
  text.replace(/(?<!\S)(?:\p{L} ){2,5}\p{L}(?!\S)/gu, (run) => run.replaceAll(' ', ''));

/** Without one of these, nothing is written in another way than words are. */
const hasSigns = /[\d=>→⇒⟶(€'’]/;

/** What stands in front is looked at last: it would cost most, at every letter. */
function withSignsAsWords(text: string): string {
  const withoutArrows = text
    .replace(/->|=>|→|⇒|⟶|(?<![<>])=/g, ' ')
    // „d'Ölheizung“, „s'Auto“, „z'Rosenheim“, „mit'm“: an article, a preposition.
    .replace(/(?<!\S)[dszDSZ]['’](?=\p{Lu}[\p{L}-]{3})/gu, '')
    .replace(/['’](?:[mn]|ne[mnr])(?!\p{L})(?<=\p{L}{2}['’]\p{L}+)/gu, '')
    // In brackets it is the river, never a choice.
    .replace(/\(oder\)/gi, '(Oder)');
  return (
    withLettersJoined(withoutArrows)
      // As amounts are written on paper: 48.500,-
      .replace(/,(?<=\d,)[-–]+(?:\s?(?:€|eur(?:o|os)?(?!\p{L})))?/giu, ' Euro ')
      // The sign is a word to go by; and a minus of any kind must not get lost before a figure.
      .replaceAll('€', ' Euro ')
      .replace(/[−–](?=\d)(?<!\S.)/g, '-')
      // What would be lost as punctuation, but changes a figure: bounds, per cents, paragraphs, ranges.
      .replace(
        /(?=[><≥≤~≈])(?<!\S)(?:>=?|<=?|≥|≤|~|≈)\s*(?=[\d€])/g,
        (sign) => ` ${bounds[sign.trim()] ?? ''} `,
      )
      .replace(/(?<=\d)\s+%/g, '%')
      .replace(/§+\s*(?=\d)/g, '§')
      .replace(/ [-–—] (?=\d)(?<=\d...)/g, '-')
      // „2x400“, „800W/499€“, „3.-5. Juni“
      .replace(/(?<=\d)\s?[x×]\s?(?=\d)/gi, ' x ')
      .replace(/\/(?=\d)(?<=\d\p{L}{1,4}.)/gu, ' ')
      .replace(/[-–—](?=\d{1,2}\.\s?\p{L})(?<=\b\d{1,2}\..)/gu, ' bis ')
      // „38 Komma 5 Tausend“
      .replace(/ (?:komma|point) (?=\d)(?<=\d.{7})/gi, ',')
      // Thousands with a space: any narrow or fixed one, and a plain one where the next group begins with a zero.
      .replace(/[\u00a0\u202f\u2009](?=\d{3}\b)(?<=\b\d{1,3}.)/g, '')
      .replace(/ (?=0\d\d\b)(?<=\b\d{1,3} )/g, '')
  );
}

function readWord(typed: string, next: string): Word {
  const whole = shortened[typed.toLowerCase()];
  if (whole !== undefined && /^\p{Lu}\p{Ll}/u.test(next)) return { text: whole, plain: plainName(whole) };
  const bare = typed.replace(/^(?![-+§]\d)[\p{P}\p{S}]+/u, '').replace(/[,;:!?"'“”„‘’»«)\]]+$/u, '');
  // „am 07.12.2026.“, „80331.“; „20.“ may be a day, and „5.12.“ is one.
  const text = bare.endsWith('.') ? bare.replace(/(?<=\p{L}|\d{3}|\d\.\d\d\.\d\d)\.+$/u, '') : bare;
  const stop = /^[–—-]+$/.test(next) ? 'comma' : stopAfter(typed, next);
  return { text, plain: plainName(text), ...(stop && { stop }) };
}

/** „Bj. 2012“, „ca. 8000“: in front of a figure it ends no sentence. */
const abbreviation = /^(?:bj|ca|nr|abs|max|min|mind|inkl|zzgl|jg|mtl|approx|no)\.$/i;
/** „o. Wunschkennz.“: what clerks write for small words in front of a noun. */
const shortened: Readonly<Record<string, string>> = { 'o.': 'ohne', 'm.': 'mit', 'f.': 'für', 'v.': 'von' };
/** „20.“ may be a day. */
function stopAfter(typed: string, next: string): Word['stop'] {
  if (abbreviation.test(typed) && /^\d/.test(next)) return undefined;
  const [closing = ''] = /[.,;:!?"'“”‘’»«)\]]*$/u.exec(typed) ?? [];
  if (/[;:!?]/.test(closing) || (/\./.test(closing) && !/(?:^|\D)\d{1,2}\.$/.test(typed))) return 'end';
  return closing.includes(',') ? 'comma' : undefined;
}

/** Whether a word belongs to none of the spans. */
export const isFree = (at: number, spans: readonly Span[]) =>
  spans.every(({ from, to }) => at < from || at >= to);

/** Whether two spans share a word. */
export const overlap = (one: Span, other: Span) => one.to > other.from && one.from < other.to;

/** Whether a span shares no word with any of the others. */
export const isApart = (span: Span, others: readonly Span[]) => !others.some((other) => overlap(span, other));

/** The words, or those of a span, as typed. */
export function wordsIn(words: readonly Word[], span?: Span): string {
  return words
    .slice(span?.from, span?.to)
    .map((word) => word.text)
    .join(' ');
}

/** Words written as one, for comparing. */
export interface PlainRun {
  readonly plain: string;
  /** Behind its last word. */
  readonly to: number;
}

/** More words than this no name has. */
const longestRun = 5;

/** Every argument looks for its names among the same words. */
const runsIn = oncePer((words: readonly Word[]) => words.map((_, at) => allRunsFrom(words, at)));

/** The runs of at most so many words, up to five, that begin at a place; the longest first. */
export function runsFrom(words: readonly Word[], from: number, longest: number): readonly PlainRun[] {
  const runs = runsIn(words)[from] ?? [];
  return runs.length > longest ? runs.slice(runs.length - longest) : runs;
}

/** From each place the longest run of at most so many words that is called so. */
export const runsCalled = (words: readonly Word[], called: RegExp, longest: number): readonly Span[] =>
  words.flatMap((_, from) => {
    const run = runsFrom(words, from, longest).find(({ plain }) => called.test(plain));
    return run ? [{ from, to: run.to }] : [];
  });

function allRunsFrom(words: readonly Word[], from: number): readonly PlainRun[] {
  const runs: PlainRun[] = [];
  let plain = '';
  for (let at = from; at < Math.min(words.length, from + longestRun); at++) {
    plain += words[at]?.plain ?? '';
    runs.push({ plain, to: at + 1 });
  }
  return runs.reverse();
}

const between = new Set(
  'und oder doch lieber vs versus gegen gegenueber bzw sowie statt mit fuer in bei ab at and or rather against with for than als zu'.split(
    ' ',
  ),
);
const mostBetween = 3;

/** „MV und SH“, „mit 600 und mit 800 Watt“, „Köln, Bonn“: nothing but a comma or joining words between them. */
export function isListedWith(words: readonly Word[], one: Span, other: Span): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const gap = words.slice(first.to, second.from);
  if (gap.length === 0) return words[first.to - 1]?.stop === 'comma';
  return gap.length <= mostBetween && gap.every(({ plain }) => between.has(plain));
}

/** The words of a span written as one, for comparing. */
export function plainIn(words: readonly Word[], { from, to }: Span): string {
  return words
    .slice(from, to)
    .map((word) => word.plain)
    .join('');
}

const setOf = (words: string) => new Set(words.split(' '));

/** Words that only join others, in both languages; they carry no value of their own. */
const joining = setOf(
  'von vom aus nach zu zum zur in im am an ab ist bis fuer mit und oder bei auf das der die den dem ein eine einen einem einer bitte danke mal hallo ' +
    'from to at on in the a an for with and or please thanks of by',
);

export const isJoining = (word: Word) => joining.has(word.plain);

/** What people say around a question; no value is called so. */
const filling = setOf(
  'euro eur kosten kostet preis gebuehr gebuehren gesamtpreis gesamt gesamtkosten gesamtgebuehr gesamtsumme gesamtbetrag komplett komplettpreis komplettkosten endpreis endsumme insgesamt total teuer foerderung foerderungen zuschuss zuschuesse geld cost costs price prices fee fees subsidy subsidies grant grants funding ' +
    'was wie viel wieviel welche welcher welches wer wo wann ob lange hoch ich wir mir uns man es da denn noch eigentlich jetzt aktuell ' +
    'brauche brauchen moechte moechten will wollen kann koennen muss muessen soll sollen habe haben bekomme bekommen gibt gibts gilt lohnt sich ' +
    'mein meine meinen meinem meiner unser unsere unseren unserem unserer gruenden machen beantragen kriegen what erhalte erhalten antrag ach so also na dann ok okay genau lieber eher hm aeh oh moin hi hey servus sorry thx dank gern gerne ca circa moeglich ' +
    'rechner rechnen berechnen ausrechnen info infos information informationen frage buerger buergerin kunde kundin antragsteller antragstellerin ' +
    'nur bloss einmal auch lediglich only just also too stueck ungefaehr etwa rund about around well then rather how much many long do does did i we my our you your get getting need want would like can could is are there theres it ' +
    'apply applying application what which who where when if have has will be',
);

export const isFilling = (word: Word) => isJoining(word) || filling.has(word.plain);

/** Letters and hyphens only, and not just a word between others: what no list has may be called so. */
export const mayBeName = (word: Word) => !isJoining(word) && /^\p{L}[\p{L}\p{M}\-.]*$/u.test(word.text);

/** A name as the slug that it would have: letters, digits and hyphens, whatever was typed. */
export const slugOf = (name: string) =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map(plainName)
    .filter(Boolean)
    .join('-');

/** Words as a name is written: „bad homburg“ as Bad Homburg. */
export const written = (words: readonly string[]) => words.map(capital).join(' ');

/** Inside a name these stay small. */
const smallWords = setOf('am an der im in ob bei');

/** Any of these, as whole words: letters around them make another word of them. */
export const anyOf = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

/** A slug as a person would write it: frankfurt-am-main → Frankfurt am Main. */
export const slugWritten = (slug: string) =>
  slug
    .split('-')
    .map((word) => (smallWords.has(word) ? word : readableName(word)))
    .join(' ');
