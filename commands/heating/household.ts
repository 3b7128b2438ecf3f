// What decides about bonuses for a heating, and how people say it: own use and solar power.
import { type Candidate, flag, refined, type Word, wordList } from '../../src/kit/index.ts';
import { switchLabels } from './bonuses.ts';

const dwell = 'wohn | wohne | wohnen | wohnt | wohnet | wohna | wohnst | bewohn*';
const inside =
  'drin | drinnen | darin | dren | drinne | selber | selbst | zu_zweit | zu_dritt | zu_viert | zu_fünft | allein | alleine';

const livesThere = flag(
  switchLabels.self,
  wordList(`
      self, Selbstnutzer, selbstnutzend, Selbstnutzung, Eigennutzer, Eigennutzung, eigengenutzt, eigene Nutzung,
      selbstgenutzt, selbstbewohnt, wohnen drin, wohnen darin, selbst, selber drin, selber wohnen,
      selber bewohnen, selber nutzen, selber bewohntes Eigenheim, selber bewohntes Haus, selber bewohntes,
      selber einziehen, selber ein ziehen, owner, owner occupier, live there, live in it, live myself,
      live in the house, live in the place, live in the house ourselves, live here
    `),
  wordList(`
    vermietet, vermieten, fremdvermietet, Mietshaus, vermietetem Haus, rented out, landlord, let to tenants
  `),
  {
    yes: [
      `${dwell} + ich | i | wir | mir + ${inside} | dort | da | do | hier | haus | häuschen | häusle`,
      `${dwell} | lives + eigentümer | eigentümerin | besitzer | besitzerin | hausherr | owner + drin | selbst | im_haus | dort | there | in_it`,
      `${dwell} + allein_drin | alleine_drin | allein_darin | alleine_darin`,
      // „er bewohnt nur das EG, oben ist vermietet“
      `${dwell} + oben | unten | im_eg | im_og | upstairs | downstairs`,
      'bewohn* + eg | erdgeschoss | og | obergeschoss | dachgeschoss | unten | oben | hälfte | teil | eine_wohnung | ground_floor',
      `${dwell} + eigenen_haus | eigenen_häuschen | eigenheim | eigenen_heim`,
      `leb | lebe | leben + ich | i | wir | mir + ${inside}`,
      'live | living + myself | ourselves | in_it | there | here | in_the_house',
      'house | home | building + i_live | we_live',
    ],
    no: [
      `mieter | mietern | mietparteien | tenant | tenants | renters + ${dwell} | im_haus | drin | live | living | lives | house`,
      `woanders | anderswo | somewhere_else | elsewhere + ${dwell} | live`,
    ],
  },
);

/** Who else lives in it, or nobody. */
const letOut =
  /^(?:ver|unter)?miet|^(?:let(?:ting)?|rent(?:ed|al|als|er|ers|ing|s)?)$|^(?:tenant|landlord|lease|leer|empty|ferien|holiday|zweit(?:wohn|haus)|second)/;

/** „meine Mieter wohnen drin“ */
const isOfTenants = (words: readonly Word[], { from }: Candidate<boolean>) =>
  words.slice(Math.max(0, from - 2), from + 1).some(({ plain }) => /^(?:mieter|tenants|renters)/.test(plain));

const somebodyElse =
  /^(?:schwieger)?(?:mutter|vater|mama|papa|oma|opa|eltern|grosseltern|schwester|bruder|sohn|tochter|tante|onkel|neffe|nichte|nachbar|mother|father|mum|mom|dad|parents|grandma|grandpa|grandmother|grandfather|sister|brother|son|daughter|aunt|uncle)$/;
const asker = /^(?:ich|i|wir|mir|uns|we|myself|ourselves|selbst|selber)$/;
const past = /^(?:frueher|einst|damals|used|formerly|gewohnt|lived)$/;
const mostOfClause = 6;
const mostBehind = 10;

/** „meine Schwester wohnt drin“, „früher haben wir selbst drin gewohnt“: not by who asks, or not any more. */
function isNotNow(words: readonly Word[], { from, to }: Candidate<boolean>): boolean {
  let first = from;
  while (first > 0 && from - first < mostOfClause && words[first - 1]?.stop === undefined) first -= 1;
  let last = to;
  while (last < words.length && last - to < mostBehind && words[last - 1]?.stop === undefined) last += 1;
  const has = (what: RegExp) => words.slice(first, last).some(({ plain }) => what.test(plain));
  // „Die Eltern wohnen im eigenen Haus“: then they are the ones who ask for it.
  return has(past) || (has(somebodyElse) && !has(asker) && !has(ofTheirOwn));
}
const ofTheirOwn = /^eig(?:en|n)e?[mnrs]?$/;

/** „wenn der Bruder mit drin wohnt“: whether the owner lives there too is not said. */
const isBesides = (words: readonly Word[], candidate: Candidate<boolean>): boolean =>
  isNotNow(words, candidate) &&
  words
    .slice(Math.max(0, candidate.from - 1), candidate.to)
    .some(({ plain }, at, all) => plain === 'mit' && /^(?:drin|dort|da|im)$/.test(all[at + 1]?.plain ?? ''));

/** „wohnt selber woanders“ */
const isElsewhere = (words: readonly Word[], { to }: Candidate<boolean>) =>
  words.slice(to, to + 2).some(({ plain }) => /^(?:woanders|anderswo|elsewhere)$/.test(plain));

/** „Was zahle ich selbst?“ says nothing of who lives there. */
const isAboutPaying = (words: readonly Word[], { from, to }: Candidate<boolean>) =>
  to === from + 1 &&
  /^selb(?:st|er)$/.test(words[from]?.plain ?? '') &&
  words.slice(Math.max(0, from - 3), to + 2).some(({ plain }) => /zahl|trage|bleib/.test(plain));

/** Of a house that is let: „What would the owner get?“, „ich selbst wohne in Gießen“, „sie selber leben auf Teneriffa“. */
const isOfLetting = (words: readonly Word[], { from, to }: Candidate<boolean>) =>
  (to === from + 1 && /^(?:owner|landlord)/.test(words[from]?.plain ?? '')) ||
  [to, to + 1].some(
    (at) => /^(?:in|auf|bei)$/.test(words[at]?.plain ?? '') && /^\p{Lu}/u.test(words[at + 1]?.text ?? ''),
  );

/** As people write who write as they speak, too: „in ihrm eignen haus“. */
const owned = 'eigene eigenes eigenen eigenem eignes eignen eignem eigna eigenm'.split(' ');
const houses = 'haus häuschen häusle häusl einfamilienhaus reihenhaus bauernhof doppelhaushälfte'.split(' ');

/** Whoever has a house of their own lives there, unless it is said to be let. */
const ownHouse = flag(switchLabels.self, [], [], {
  yes: [
    'eigenheim | eigenheims | own_house | own_home | own_place',
    owned.flatMap((own) => houses.map((house) => `${own}_${house}`)).join(' | '),
  ],
});

export const self = refined(livesThere, (said, words, context) => {
  const isLet = words.some(({ plain }) => letOut.test(plain));
  const isNotMeant = (one: Candidate<boolean>) =>
    isOfTenants(words, one) || isBesides(words, one) || (isLet && isOfLetting(words, one));
  const found = said
    .filter((one) => !isAboutPaying(words, one) && !(one.value && isNotMeant(one)))
    .map((one) => (isNotNow(words, one) || isElsewhere(words, one) ? { ...one, value: false } : one));
  if (found.length > 0 || isLet) return found;
  return ownHouse.find(words, context).filter((one) => one.value && !isNotNow(words, one));
});

export const nrwSolarPv = flag(
  switchLabels.nrwSolarPv,
  wordList(`
    nrwSolarPv, PV, mit PV, PV-Anlage, mit PV-Anlage, Photovoltaik, mit Photovoltaik, Solar, mit Solar,
    mit Solaranlage, Solarthermie, mit Solarthermie, with PV, with solar
  `),
);
