// What people also ask offices about, and the bot knows nothing of: words that must not be taken for one of its topics.
import { plainName } from '../../facts/index.ts';
import { runsFrom, type Word } from '../../kit/index.ts';

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
export const speakOfOtherMatters = (words: readonly Word[]): boolean =>
  words.some(({ plain }, at) => {
    const isWhole = runsFrom(words, at, 2).some((run) => whole.has(run.plain));
    const beginning = (_: unknown, more: number) => plain.slice(0, shortestBeginning + more);
    const lengths = Math.max(0, plain.length - shortestBeginning + 1);
    return isWhole || Array.from({ length: lengths }, beginning).some((start) => beginnings.has(start));
  });
