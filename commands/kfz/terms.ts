// What the words of a question on registering a vehicle mean.
import { type Term, term } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  term('vorgang')`Neuzulassung, Erstzulassung | first registration, new registration |
    Ein Fahrzeug kommt zum ersten Mal auf die Straße. |
    A vehicle comes on the road for the first time.`,
  term('vorgang')`Halterwechsel, Umschreibung | change of keeper, change of owner |
    Ein Fahrzeug, das schon zugelassen war, bekommt einen anderen Halter, etwa nach einem Kauf. |
    A vehicle that was registered before gets another keeper, as after a sale.`,
  term('vorgang')`Ummeldung | change of address |
    Der Halter bleibt, seine Anschrift ist neu: nach einem Umzug. |
    The keeper stays, the address is new: after a move.`,
  term('vorgang')`Abmeldung, Außerbetriebsetzung, Stilllegung | deregistration |
    Das Fahrzeug wird außer Betrieb gesetzt und darf danach nicht mehr auf die Straße. |
    The vehicle is taken out of service, and may not be on the road afterwards.`,
  term()`eVB, eVB-Nummer, elektronische Versicherungsbestätigung | eVB, eVB number |
    Die elektronische Versicherungsbestätigung: Die Kfz-Versicherung gibt eine Nummer, an der die Zulassungsstelle sieht, dass das Fahrzeug versichert ist. |
    The electronic proof of insurance: the insurer gives a number by which the registration office sees that the vehicle is insured.`,
  term('wunschkennzeichen')`Wunschkennzeichen | preferred plate, custom plate |
    Buchstaben und Ziffern hinter dem Ortskürzel, die man sich selbst aussucht und reservieren lässt. |
    Letters and digits behind the code of the district that one chooses and has reserved.`,
  term('weg')`i-Kfz, ikfz | i-Kfz |
    Das Verfahren der Zulassungsstellen im Internet, im Gegensatz zum Schalter. |
    What the registration offices offer on the internet, in place of the counter.`,
];
