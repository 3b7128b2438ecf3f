// What the words of a question on the grant for electric cars mean.
import { type Term, wordList } from '../../src/kit/index.ts';

export const terms: readonly Term[] = [
  {
    called: { de: wordList('BEV, vollelektrisch, reines Elektroauto'), en: wordList('BEV, fully electric') },
    says: {
      de: 'Ein Auto, das allein mit Strom aus der Batterie fährt.',
      en: 'A car that runs on nothing but power from its battery.',
    },
    of: ['fahrzeugtyp'],
  },
  {
    called: {
      de: wordList('Plug-in-Hybrid, Plug-in, PHEV'),
      en: wordList('plug-in hybrid, plug-in, PHEV'),
    },
    says: {
      de: 'Ein Auto mit Verbrennungsmotor und einer Batterie, die an der Steckdose geladen wird; elektrisch fährt es nur ein Stück weit.',
      en: 'A car with a combustion engine and a battery that is charged at a socket; on power alone it goes only part of the way.',
    },
    of: ['fahrzeugtyp'],
  },
  {
    called: { de: ['Range Extender', 'REEV'], en: ['range extender', 'REEV'] },
    says: {
      de: 'Ein kleiner Verbrennungsmotor in einem Elektroauto, der nur die Batterie nachlädt.',
      en: 'A small combustion engine in an electric car that only recharges the battery.',
    },
  },
  {
    called: {
      de: wordList(`
        Zu versteuerndes Einkommen, zvE, zu versteuerndes Haushaltseinkommen, zu versteuerndes Jahreseinkommen,
        zu versteuerndes, Haushaltseinkommen, Einkommen
      `),
      en: wordList('Taxable income, taxable household income, household income, income'),
    },
    says: {
      de: 'Es steht im Steuerbescheid, für alle im Haushalt zusammen: das Brutto, von dem Ausgaben und Freibeträge schon abgezogen sind.',
      en: 'It stands in the tax assessment, for the whole household: gross income with expenses and allowances already taken off.',
    },
    of: ['einkommen'],
  },
];
