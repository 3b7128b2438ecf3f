// Whether an old heating is replaced, and how people say it: „alte Ölheizung“, „Öl raus“, „von Gas auf Wärmepumpe“.
import {
  type CalendarDate,
  type Candidate,
  flag,
  type Lang,
  onlyInTurn,
  plainIn,
  refined,
  type Word,
  wordList,
} from '../../src/kit/index.ts';
import { heatingAgeIn, heatingNoun } from './heatingAge.ts';
import { brokenBeside } from './heatingState.ts';
import { openSwitch, switchLabels } from './bonuses.ts';

/** In any form, and as the end of longer words: „alte Gasetagenheizung“. */
const heatings = ['Heizung', 'Kessel', 'Therme', 'Kohleofen', 'Nachtspeicher', 'Nachtspeicherofen'];
const goes = wordList(`
  raus, weg, ersetzen, tauschen, austauschen, ausbauen, rauskommen, gegen, durch
`);

const heating =
  'ölheizung* | gasheizung* | gasetagenheizung* | etagenheizung* | zentralheizung* | heizung | heizkessel* | kessel | ölkessel* | gaskessel* | therme | gastherme* | ölofen* | ölöfen | ' +
  'altheizung* | altkessel* | altanlage* | ölofa | kohleofen* | kohleöfen | nachtspeicher* | boiler | furnace | burner | oil_heating | gas_heating | old_heating';

/** Only one that is said to be old, to work still or to go: a heating that stays brings no bonus. */
const named = flag(
  switchLabels.oldHeating,
  [
    ...wordList('oldHeating, alteHeizung, Altheizung, Altkessel, Altanlage, Nachtspeicher'),
    ...heatings.map((heating) => `alte ${heating}`),
    ...[...heatings, 'Öl', 'Gas', 'Kohle'].flatMap((heating) => [
      ...goes.map((going) => `${heating} ${going}`),
      `von ${heating} auf`,
    ]),
    ...['heating', 'boiler', 'night storage'].flatMap((boiler) => [`old ${boiler}`, `replace ${boiler}`]),
  ],
  [],
  {
    yes: [
      `${heating} + läuft | lauft | goht | geht | tut | funktioniert | funzt | works | runs | hond | haben + noch | no | still`,
      `${heating} + working | noch_laufende* | noch_funktion* | ausgedient`,
      `${heating} + raus | rausfl* | rausgesch* | rauskomm* | naus | fliegt | rausgerissen | ausgemustert | comes_out | taken_out | ` +
        'goes | removed | removing | getting_rid | get_rid | replac* | ersetz* | getauscht | ausgetauscht | kommt_weg',
      'bisher | bislang | bis_jetzt | derzeit | momentan | until_now | so_far | currently + heiz* | geheizt | heat* + ' +
        'öl | gas | kohle | strom | oil | coal | holz*',
    ],
    no: [`${heating} + bleibt | bleiben | bleibe | behalten | stays | remains | keeping`],
  },
);

/** The bonus is for one that works, and for gas only for an old one: what leaves that open is asked about. */
export const oldHeating = refined(named, (said, words, { askedOn, lang }) => {
  const mentioned = asOne([...said, ...namedByState(words, askedOn)]);
  const found = mentioned.map((one) => withVerbs(words, judged(words, one, askedOn, lang)));
  return [...found, ...toldAlone(words, askedOn)];
});

const mostWordsOff = 3;

/** „Gasheizung von 2001“, „Heizung kaputt“: whoever names it with its age or its state speaks of the one that goes. */
const namedByState = (words: readonly Word[], askedOn: CalendarDate): readonly Candidate<boolean>[] =>
  words.flatMap(({ plain, stop }, from) => {
    if (!heatingNoun.test(plain) || stop !== undefined) return [];
    const noun = { from, to: from + 1 };
    const age = heatingAgeIn(words, { from: noun.to, to: noun.to + mostWordsOff }, askedOn);
    const isOfIt = age && words.slice(from, age.to - 1).every((word) => word.stop === undefined);
    const said = isOfIt && age.years !== leastAge ? age : brokenBeside(words, noun);
    return said ? [{ from, to: Math.max(noun.to, said.to), value: true, score: 1, corrected: true }] : [];
  });

/** „Die alte Heizung ist eine Gasheizung von 2015“: one heating, named twice. */
function asOne(found: readonly Candidate<boolean>[]): readonly Candidate<boolean>[] {
  const [first, next, ...others] = found.toSorted((a, b) => a.from - b.from);
  if (!first || !next) return found;
  const isSame = next.value === first.value && next.from - first.to <= mostWordsOff && next.corrected;
  return isSame
    ? asOne([{ ...first, to: Math.max(first.to, next.to) }, ...others])
    : [first, ...asOne([next, ...others])];
}

/** „läuft noch“, „die geht nicht mehr“, „25 Jahre“, where that was asked. */
function toldAlone(words: readonly Word[], askedOn: CalendarDate): readonly Candidate<boolean>[] {
  const off = brokenBeside(words, { from: 0, to: 0 });
  if (off) return [{ ...off, value: false, score: onlyInTurn }];
  const age = heatingAgeIn(words, { from: 0, to: words.length }, askedOn);
  if (age && age.years !== leastAge)
    return [{ from: age.from, to: age.to, value: age.years > leastAge, score: onlyInTurn }];
  const at = words.findIndex(({ plain }) => running.test(plain));
  return at === -1 ? [] : [{ from: at, to: at + 1, value: true, score: onlyInTurn }];
}

const running = /^(?:laeuft|funktioniert|funzt|geht|tut|heizt|works|working|runs|running)$/;

/** Years: a gas heating must be older; by its year alone, one of just this age may be or not. */
const leastAge = 20;

/** By its age and its state, where they are said beside it. */
function judged(
  words: readonly Word[],
  found: Candidate<boolean>,
  askedOn: CalendarDate,
  lang: Lang,
): Candidate<boolean> {
  const near = { from: Math.max(0, found.from - mostWordsOff), to: found.to + mostWordsOff };
  const age = heatingAgeIn(words, near, askedOn);
  const off = found.value ? brokenBeside(words, found) : undefined;
  const spans = [found, ...(age ? [age] : []), ...(off ? [off] : [])];
  const whole = {
    ...found,
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
  if (off) return { ...whole, value: false, corrected: true };
  const said = plainIn(words, whole);
  const isGas = /gas/.test(said) && !/etage/.test(said);
  if (!found.value || !isGas) return whole;
  if (age && age.years !== leastAge)
    return age.years > leastAge ? whole : { ...whole, value: false, corrected: true };
  const isKnownToWork = words
    .slice(near.from, near.to)
    .some(({ plain }) => /^(?:noch|still|working)$/.test(plain));
  return age || (!/alt|old/.test(said) && !isKnownToWork) ? { ...whole, ...howOld(lang) } : whole;
}

const before =
  /^(?:funktionier|funktionst|laufend|intakt|working|functioning|(?:unser|mein)\w{0,2}$|our$|my$|gas$|oil$|noch$|still$)/;
const behind =
  /^(?:wird|werden|kommt|fliegt|soll|muss|geht|goes|raus\w*|weg|ersetzt|getauscht|ausgetauscht|noch|still|funktioniert|laeuft|tut|works?|(?:auf|ab)gegeben)$/;

/** With what is said of it in front and behind: „funktionierende“, „kommt raus“, „läuft noch“. */
function withVerbs(words: readonly Word[], found: Candidate<boolean>): Candidate<boolean> {
  let { from, to } = found;
  while (from > 0 && words[from - 1]?.stop === undefined && before.test(words[from - 1]?.plain ?? ''))
    from -= 1;
  while (words[to - 1]?.stop === undefined && behind.test(words[to]?.plain ?? '')) to += 1;
  return { ...found, from, to };
}

const howOld = (lang: Lang) =>
  openSwitch(lang, {
    asks: { de: 'Wie alt ist die Gasheizung?', en: 'How old is the gas heating?' },
    name: { de: 'alteHeizung', en: 'oldHeating' },
    yes: { de: 'älter als 20 Jahre oder Gasetagenheizung', en: 'older than 20 years' },
    no: { de: 'jünger', en: 'younger' },
  });
