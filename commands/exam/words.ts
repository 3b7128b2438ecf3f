// The contract's three kinds of courses and the parts that are asked for by themselves, and what people say about them.
import {
  called,
  oneOf,
  option,
  partOption,
  plainIn,
  plainWords,
  type RecogniseContext,
  severalOf,
  type Span,
  type Word,
  wordList,
} from '../../src/kit/index.ts';
import { failing, failingOrally } from './failing.ts';

/** „günstig“, and „günstigen Kurs“ as one. */
const withCourse = (words: string) =>
  wordList(words).flatMap((word) => [word, `${word} Kurs`, `${word} Lehrgang`, `${word} course`]);

export const courses = {
  guenstig: {
    ...called`günstiger Kurs | low-cost course |
      ${withCourse('günstig, billig, online, low-cost, cheap, self-study')},
      budget course, Onlinekurs, online günstig, Selbststudium, Selbstlernkurs, Fernkurs, Fernlehrgang,
      E-Learning, selbst lernen, selber lernen, preiswert, sparsam, Spar`,
    withIt: { de: 'mit günstigem Kurs', en: 'with a low-cost course' },
    told: [
      'billigst* | günstigst* | cheapest + reicht | genügt | nehme | kurs | lehrgang | course | option | variante | will_do | is_fine | is_enough',
      'selbst | selber | myself + bei | beibring* | teach | learn',
      'so | möglichst | as + wenig | billig | günstig | little | cheap + möglich | geht | as_possible',
      'wenig_geld | kaum_geld | kein_geld | knapp_bei_kasse | tight_budget | little_money | sparen | save_money',
    ],
  },
  median: {
    ...called`mittlerer Kurs | average course | mittel, Durchschnitt, Standardkurs,
      ${withCourse('normal, ganz normal, average-priced, mittelteuer, mittlere, durchschnittlich, average')},
      ${withCourse('standard, regular, üblich, gewöhnlich, gängig, usual, ordinary, typical')}`,
    withIt: { de: 'mit mittlerem Kurs', en: 'with an average course' },
    told: ['0815 | 08_15 | wie_alle | was_die_meisten | nothing_special | nix_besonder* | nichts_besonder*'],
  },
  intensiv: {
    ...called`Intensivkurs | intensive course |
      ${withCourse('intensiv, intensive, crash, vollzeit, full-time')},
      Schnellkurs, Blitzkurs, Expresskurs, Turbokurs, Schnelldurchlauf, Schnelldurchgang, Express, Turbo,
      Intensivlehrgang, Intensivvorbereitung, Intensivwoche, Vollzeitwoche, Crashkurs, Kompakt, Kompaktkurs, Blockkurs, Bootcamp`,
    withIt: { de: 'mit Intensivkurs', en: 'with an intensive course' },
    told: [
      'schnell | schnellst* | fix | fast | quick* + möglich | possible | durch | fertig | gehen | through | done | kurs | course',
      'teuerst* | dearest | priciest | most_expensive + kurs | lehrgang | variante | option | version | course',
      'null_zeit | keine_zeit | kaum_zeit | wenig_zeit | koa_zeit | keene_zeit | no_time | little_time | hardly_any_time | in_einer_woche | within_a_week',
    ],
  },
} as const;

export type Course = keyof typeof courses;
export const courseKinds = ['guenstig', 'median', 'intensiv'] as const;

const namedParts = {
  fee: called`Prüfungsgebühr | examination fee | Prüfungskosten, IHK-Gebühr, IHK-Prüfungsgebühr, Gebühr,
    nur Prüfung, Prüfung allein, ohne Kurs, Prüfung ohne Kurs, ohne Lehrgang, ohne Vorbereitung,
    without a course, exam fee`,
  course: called`Kurs | course | kurskosten, kursgebühr, lehrgangskosten, lehrgangsgebühr, kurspreis,
    nur der kurs`,
  material: called`Lernmaterial | learning material | Materialkosten, Lernmaterialien, Lehrmaterial, Buch,
    Bücher, Lernbuch, books`,
  retake: called`mündliche Wiederholung | oral retake | Wiederholung, Wiederholungsprüfung, Nachprüfung,
    mündliche Nachprüfung, mündliche wiederholen, resit, repeat, oral part again,
    ${failing}, ${failingOrally}`,
  requirements: called`Zulassungsvoraussetzungen | admission requirements | Voraussetzungen, Zulassung,
    Vorkenntnisse, Berufserfahrung, requirements, admission, prerequisites`,
  chamber: called`Kammer | chamber | welche IHK, welche Kammer, which IHK, which chamber`,
  address: called`Adresse | address | Anschrift, Kontakt, Kontaktdaten, Telefonnummer, contact, phone number`,
  known: called`bekannt | known | bestätigt, steht fest, schon fest, confirmed`,
} as const;

/** What can be asked for; the first four are amounts. */
export type Part = keyof typeof namedParts;

/** „mündlich + schriftlich“ are the two parts of one examination, with one fee: whoever says so wants the whole of it. */
const bothParts = oneOf({
  both: called`schriftlich und mündlich | written and oral | mündlich schriftlich, beide Prüfungsteile,
    both parts`,
});

const including = /^(?:mit|inkl|inklusive|samt|und|plus|ohne|with|including|and)$/;
const articles = /^(?:der|den|dem|das|die|the|a)$/;
/** „aevo köln kurs intensiv“: there it only announces the kind. */
const announcing = /^(?:kurs|course)$/;

const courseKind = oneOf(courses);
const kindOfCourse = /^(?:online|fern|selbstlern)\w*kurs$/;
/** „nur Onlinekurs“, „nur den günstigen Kurs“: which kind it is, and no part of the sum. */
const saysKind = (said: readonly Word[], context: RecogniseContext): boolean =>
  said.some(({ plain }) => kindOfCourse.test(plain)) || courseKind.find(said, context).length > 0;

const hasFailed = new RegExp(failing.map((said) => plainWords(said).join(' ?')).join('|'));
const speaksOf = (part: string, words: readonly Word[]): boolean =>
  words.some(({ plain }) => plain.startsWith(part));

/** „schriftlich durchgefallen“: only the oral part has a price of its own. */
function isOfOtherPart(words: readonly Word[], span: Span): boolean {
  const isOpen = hasFailed.test(plainIn(words, span)) || speaksOf('schriftlich', words);
  return isOpen && !speaksOf('muendlich', words) && !speaksOf('oral', words);
}

/** „mit Kurs“ is about the sum; „Was kostet der Kurs?“ is not. */
const asPart = <const Key extends Part>(part: Key) =>
  partOption(part, namedParts[part], ({ from, to }, words, context) => {
    if (part === 'course' && saysKind(words.slice(from, to), context)) return false;
    if (part === 'retake' && isOfOtherPart(words, { from, to })) return false;
    const before = words[from - 1]?.plain ?? '';
    const isArticle = articles.test(before);
    if (!isArticle && announcing.test(words[from]?.plain ?? '')) return false;
    return !including.test(isArticle ? (words[from - 2]?.plain ?? '') : before);
  });

const partArguments = {
  gebuehr: asPart('fee'),
  kurskosten: asPart('course'),
  material: asPart('material'),
  wiederholung: asPart('retake'),
  voraussetzungen: asPart('requirements'),
  kammer: asPart('chamber'),
  adresse: asPart('address'),
  bekannt: asPart('known'),
} as const;

/** What may be said beside the place. */
export const examArguments = {
  // Not assumed by the bot itself: then the answer shows the other two beside it.
  kursformat: {
    recogniser: courseKind,
    label: { de: 'Kursformat', en: 'course format' },
    after: ['kursformat', 'kurs', 'vorbereitung', 'format', 'course'],
    optional: true,
  },
  ...partArguments,
  anzahl: option(severalOf('person'), { de: 'Anzahl', en: 'number' }, { isHowMany: true }),
  teile: option(bothParts, { de: 'Prüfungsteile', en: 'parts of the examination' }),
} as const;

export type PartsSaid = { readonly [Key in keyof typeof partArguments]?: Part | undefined };

/** In the order in which they are told. */
export const partsIn = (said: PartsSaid): readonly Part[] =>
  (Object.keys(partArguments) as (keyof PartsSaid)[]).flatMap((name) => said[name] ?? []);
