// What the words of a question on the grant for electric cars mean.
import { type Term, term } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  term('fahrzeugtyp')`BEV, vollelektrisch, reines Elektroauto | BEV, fully electric |
    Ein Auto, das allein mit Strom aus der Batterie fährt. |
    A car that runs on nothing but power from its battery.`,
  term('fahrzeugtyp')`Plug-in-Hybrid, Plug-in, PHEV | plug-in hybrid, plug-in, PHEV |
    Ein Auto mit Verbrennungsmotor und einer Batterie, die an der Steckdose geladen wird; elektrisch fährt es nur ein Stück weit. |
    A car with a combustion engine and a battery that is charged at a socket; on power alone it goes only part of the way.`,
  term()`Range Extender, REEV | range extender, REEV |
    Ein kleiner Verbrennungsmotor in einem Elektroauto, der nur die Batterie nachlädt. |
    A small combustion engine in an electric car that only recharges the battery.`,
  term('einkommen')`Zu versteuerndes Einkommen, zvE, zu versteuerndes Haushaltseinkommen,
    zu versteuerndes Jahreseinkommen, zu versteuerndes, Haushaltseinkommen, Einkommen | Taxable income,
    taxable household income, household income, income |
    Es steht im Steuerbescheid, für alle im Haushalt zusammen: das Brutto, von dem Ausgaben und Freibeträge schon abgezogen sind. |
    It stands in the tax assessment, for the whole household: gross income with expenses and allowances already taken off.`,
];
