// Whether an old heating is replaced, and how people say it: „alte Ölheizung“, „Öl raus“, „von Gas auf Wärmepumpe“.
import { type Candidate, flag, plainIn, type Recogniser, type Text, type Word } from '../../src/kit/index.ts';
import { switchLabels } from './household.ts';
import { withoutNextNo } from './nextNo.ts';

/** In any form, and as the end of longer words: „alte Gasetagenheizung“. */
const heatings = ['Heizung', 'Kessel', 'Therme', 'Kohleofen', 'Nachtspeicher', 'Nachtspeicherofen'];
const goes = [
  'raus',
  'weg',
  'ersetzen',
  'tauschen',
  'austauschen',
  'ausbauen',
  'rauskommen',
  'gegen',
  'durch',
];

const heating =
  'ölheizung* | gasheizung* | heizung | heizkessel* | kessel | ölkessel* | gaskessel* | therme | gastherme* | ölofen* | ölöfen | ' +
  'ölofa | kohleofen* | kohleöfen | nachtspeicher* | boiler | furnace | burner | oil_heating | gas_heating | old_heating';

/** Only one that is said to be old, to work still or to go: a heating that stays brings no bonus. */
const named = withoutNextNo(
  flag(
    switchLabels.oldHeating,
    [
      ...['oldHeating', 'alteHeizung', 'alter Nachtspeicher', 'Nachtspeicher', 'Nachtspeicherheizung'],
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
          'goes | removed | removing | getting_rid | get_rid | replac*',
        'bisher | bislang | bis_jetzt | derzeit | momentan | until_now | so_far | currently + heiz* | geheizt | heat* + ' +
          'öl | gas | kohle | strom | oil | coal | holz*',
      ],
      no: [`${heating} + bleibt | bleiben | bleibe | behalten | stays | remains | keeping`],
    },
  ),
);

/** „die noch läuft“: it is not the age that is left open then. */
const stillWorks = /^(?:noch|still|working)$/;

const broken = /^(?:kaputt|kaputte[nrs]?|defekt|defekte[nrs]?|ausgefallen|broken|defective)$/;
const mostWordsOff = 3;

/** The bonus is for one that works, and for gas only for an old one: what leaves that open is asked about. */
export const oldHeating: Recogniser<boolean> = {
  ...named,
  find: (words, context) =>
    named.find(words, context).map((found) => withAge(words, withState(words, found))),
};

function withAge(words: readonly Word[], found: Candidate<boolean>): Candidate<boolean> {
  const said = plainIn(words, found);
  const near = words.slice(Math.max(0, found.from - mostWordsOff), found.to + mostWordsOff);
  const isOpen =
    /gas/.test(said) && !/alt|old|etage/.test(said) && !near.some(({ plain }) => stillWorks.test(plain));
  return found.value && !found.problem && isOpen ? { ...found, problem: howOld } : found;
}

function withState(words: readonly Word[], found: Candidate<boolean>): Candidate<boolean> {
  const from = Math.max(0, found.from - 1);
  const at = words.slice(from, found.to + mostWordsOff).findIndex(({ plain }) => broken.test(plain));
  if (!found.value || at < 0 || /^(?:nicht|not)$/.test(words[from + at - 1]?.plain ?? '')) return found;
  const place = from + at;
  return {
    ...found,
    from: Math.min(found.from, place),
    to: Math.max(found.to, place + 1),
    problem: isWorking,
  };
}

const howOld: Text = {
  de: 'Wie alt ist die Gasheizung? Den Bonus gibt es laut Bedingung nur für eine, die älter als 20 Jahre ist, und für Gasetagenheizungen; schreiben Sie „alteHeizung“ oder „alteHeizung nein“.',
  en: 'How old is the gas heating? The bonus is only for one that is older than 20 years; please write “oldHeating” or “oldHeating no”.',
};

const isWorking: Text = {
  de: 'Funktioniert die alte Heizung noch? Den Bonus gibt es laut Bedingung nur für eine funktionstüchtige; schreiben Sie „alteHeizung“ oder „alteHeizung nein“.',
  en: 'Does the old heating still work? The bonus is only for one that does; please write “oldHeating” or “oldHeating no”.',
};
