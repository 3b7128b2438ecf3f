// What the words of a question on registering a vehicle mean.
import { type Term, wordList } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  {
    called: {
      de: wordList('Neuzulassung, Erstzulassung'),
      en: wordList('first registration, new registration'),
    },
    says: {
      de: 'Ein Fahrzeug kommt zum ersten Mal auf die Straße.',
      en: 'A vehicle comes on the road for the first time.',
    },
    of: ['vorgang'],
  },
  {
    called: {
      de: wordList('Halterwechsel, Umschreibung'),
      en: wordList('change of keeper, change of owner'),
    },
    says: {
      de: 'Ein Fahrzeug, das schon zugelassen war, bekommt einen anderen Halter, etwa nach einem Kauf.',
      en: 'A vehicle that was registered before gets another keeper, as after a sale.',
    },
    of: ['vorgang'],
  },
  {
    called: { de: wordList('Ummeldung'), en: wordList('change of address') },
    says: {
      de: 'Der Halter bleibt, seine Anschrift ist neu: nach einem Umzug.',
      en: 'The keeper stays, the address is new: after a move.',
    },
    of: ['vorgang'],
  },
  {
    called: { de: wordList('Abmeldung, Außerbetriebsetzung, Stilllegung'), en: ['deregistration'] },
    says: {
      de: 'Das Fahrzeug wird außer Betrieb gesetzt und darf danach nicht mehr auf die Straße.',
      en: 'The vehicle is taken out of service, and may not be on the road afterwards.',
    },
    of: ['vorgang'],
  },
  {
    called: {
      de: wordList('eVB, eVB-Nummer, elektronische Versicherungsbestätigung'),
      en: ['eVB', 'eVB number'],
    },
    says: {
      de: 'Die elektronische Versicherungsbestätigung: Die Kfz-Versicherung gibt eine Nummer, an der die Zulassungsstelle sieht, dass das Fahrzeug versichert ist.',
      en: 'The electronic proof of insurance: the insurer gives a number by which the registration office sees that the vehicle is insured.',
    },
  },
  {
    called: { de: ['Wunschkennzeichen'], en: wordList('preferred plate, custom plate') },
    says: {
      de: 'Buchstaben und Ziffern hinter dem Ortskürzel, die man sich selbst aussucht und reservieren lässt.',
      en: 'Letters and digits behind the code of the district that one chooses and has reserved.',
    },
    of: ['wunschkennzeichen'],
  },
  {
    called: { de: wordList('i-Kfz, ikfz'), en: ['i-Kfz'] },
    says: {
      de: 'Das Verfahren der Zulassungsstellen im Internet, im Gegensatz zum Schalter.',
      en: 'What the registration offices offer on the internet, in place of the counter.',
    },
    of: ['weg'],
  },
];
