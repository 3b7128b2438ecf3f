// Whether an old heating is replaced, and how people say it: „alte Ölheizung“, „Öl raus“, „von Gas auf Wärmepumpe“.
import {
  type Candidate,
  flag,
  onlyInTurn,
  plainIn,
  type Recogniser,
  type Text,
  type Word,
  wordList,
} from '../../src/kit/index.ts';
import { brokenBehind, heatingAgeIn, heatingNoun } from './heatingAge.ts';
import { switchLabels } from './household.ts';
import { withoutNextNo } from './nextNo.ts';

/** In any form, and as the end of longer words: „alte Gasetagenheizung“. */
const heatings = ['Heizung', 'Kessel', 'Therme', 'Kohleofen', 'Nachtspeicher', 'Nachtspeicherofen'];
const goes = wordList(`
  raus, weg, ersetzen, tauschen, austauschen, ausbauen, rauskommen, gegen, durch
`);

const heating =
  'ölheizung* | gasheizung* | heizung | heizkessel* | kessel | ölkessel* | gaskessel* | therme | gastherme* | ölofen* | ölöfen | ' +
  'altheizung* | altkessel* | altanlage* | ölofa | kohleofen* | kohleöfen | nachtspeicher* | boiler | furnace | burner | oil_heating | gas_heating | old_heating';

/** Only one that is said to be old, to work still or to go: a heating that stays brings no bonus. */
const named = withoutNextNo(
  flag(
    switchLabels.oldHeating,
    [
      ...wordList(`
        oldHeating, alteHeizung, Altheizung, Altkessel, Altanlage, alter Nachtspeicher, Nachtspeicher,
        Nachtspeicherheizung
      `),
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
  ),
);

/** „die noch läuft“: it is not the age that is left open then. */
const stillWorks = /^(?:noch|still|working)$/;

const mostWordsOff = 3;

/** The bonus is for one that works, and for gas only for an old one: what leaves that open is asked about. */
export const oldHeating: Recogniser<boolean> = {
  ...named,
  find(words, context) {
    const thisYear = yearOf(context.askedOn);
    const found = named
      .find(words, context)
      .map((one) => withAge(words, withState(words, one), thisYear))
      .map((one) => withVerbs(words, one));
    const aged = ofItsAge(words, thisYear);
    return [...toldFurther(found, aged), ...toldAlone(words, thisYear)];
  },
};

/** „Die alte Heizung ist eine Gasheizung von 2015“: one heating, and what is said of it second decides. */
function toldFurther(
  found: readonly Candidate<boolean>[],
  aged: readonly Candidate<boolean>[],
): readonly Candidate<boolean>[] {
  const isOfAged = (one: Candidate<boolean>, other: Candidate<boolean>) =>
    one.to <= other.from && other.from - one.to <= mostWordsOff;
  const kept = found.filter((one) => one.problem || !aged.some((other) => isOfAged(one, other)));
  const whole = aged.map((other) => {
    const named = found.find((one) => !one.problem && isOfAged(one, other));
    return named ? { ...other, from: named.from } : other;
  });
  return [...kept, ...whole];
}

/** „Gasheizung von 2001“, „Ölkessel 1989“: whoever names it with its age speaks of the one that goes. */
const ofItsAge = (words: readonly Word[], thisYear: number): readonly Candidate<boolean>[] =>
  words.flatMap(({ plain, stop }, at) => {
    if (!heatingNoun.test(plain) || stop !== undefined) return [];
    const age = heatingAgeIn(words, { from: at + 1, to: at + 1 + mostWordsOff }, thisYear);
    const isBeside = age === undefined || words.slice(at, age.to - 1).some((word) => word.stop !== undefined);
    if (isBeside || age.years === leastAge) return [];
    // For oil there is no age.
    const value = age.years > leastAge || /^oel/.test(plain);
    return [{ from: at, to: age.to, value, score: 1, corrected: true }];
  });

/** „läuft noch“, „die geht nicht mehr“, „25 Jahre“, where that was asked. */
function toldAlone(words: readonly Word[], thisYear: number): readonly Candidate<boolean>[] {
  const age = heatingAgeIn(words, { from: 0, to: words.length }, thisYear);
  if (age && age.years !== leastAge)
    return [{ from: age.from, to: age.to, value: age.years > leastAge, score: onlyInTurn }];
  const off = brokenBehind(words, { from: 0, to: 0 });
  const at = words.findIndex(({ plain }) => running.test(plain));
  if (off) return [{ ...off, value: false, score: onlyInTurn }];
  return at === -1 ? [] : [{ from: at, to: at + 1, value: true, score: onlyInTurn }];
}

const running = /^(?:laeuft|funktioniert|funzt|geht|tut|heizt|works|working|runs|running)$/;

const yearOf = (date: string) => Number(date.slice(0, 4));

const works =
  /^(?:funktionier|funktionst|laufend|intakt|working|functioning|(?:unser|mein)\w{0,2}$|our$|my$|gas$|oil$|noch$|still$)/;
const verbs =
  /^(?:wird|werden|kommt|fliegt|soll|muss|geht|goes|raus\w*|weg|ersetzt|getauscht|ausgetauscht|noch|still|funktioniert|laeuft|tut|works?)$/;

/** With what is said of it in front and behind: „funktionierende“, „kommt raus“, „läuft noch“. */
function withVerbs(words: readonly Word[], found: Candidate<boolean>): Candidate<boolean> {
  let { from, to } = found;
  while (from > 0 && words[from - 1]?.stop === undefined && works.test(words[from - 1]?.plain ?? ''))
    from -= 1;
  while (words[to - 1]?.stop === undefined && verbs.test(words[to]?.plain ?? '')) to += 1;
  return { ...found, from, to };
}

function withAge(words: readonly Word[], found: Candidate<boolean>, thisYear: number): Candidate<boolean> {
  const said = plainIn(words, found);
  const near = { from: Math.max(0, found.from - mostWordsOff), to: found.to + mostWordsOff };
  const age = heatingAgeIn(words, near, thisYear);
  const isGas = /gas/.test(said) || words[found.from - 1]?.plain === 'gas';
  const isWorking = words.slice(near.from, near.to).some(({ plain }) => stillWorks.test(plain));
  const withYear = age
    ? { ...found, from: Math.min(found.from, age.from), to: Math.max(found.to, age.to) }
    : found;
  if (!found.value || found.problem || !isGas || /etage/.test(said)) return withYear;
  if (age && age.years !== leastAge)
    return age.years > leastAge ? withYear : { ...withYear, value: false, corrected: true };
  return age || (!/alt|old/.test(said) && !isWorking) ? { ...withYear, problem: howOld } : withYear;
}

/** Years: a gas heating must be older; by its year alone, one of just this age may be or not. */
const leastAge = 20;

function withState(words: readonly Word[], found: Candidate<boolean>): Candidate<boolean> {
  const off = found.value ? brokenBehind(words, found) : undefined;
  if (!off) return found;
  const span = { from: Math.min(found.from, off.from), to: Math.max(found.to, off.to) };
  // The condition of the bonus: a heating that works.
  return { ...found, ...span, value: false, corrected: true };
}

const howOld: Text = {
  de: 'Wie alt ist die Gasheizung? Den Bonus gibt es laut Bedingung nur für eine, die älter als 20 Jahre ist, und für Gasetagenheizungen; schreiben Sie „alteHeizung“ oder „alteHeizung nein“.',
  en: 'How old is the gas heating? The bonus is only for one that is older than 20 years; please write “oldHeating” or “oldHeating no”.',
};
