// One city with both kinds of articles side by side: which of them is meant is not guessed.
import {
  type Call,
  type Cell,
  type Choice,
  code,
  type Document,
  type FactsRecord,
  joined,
  moneyRange,
  notStated,
  otherFields,
  plainName,
  readProvenance,
  sentence,
  text,
  textNote,
  note,
} from '../../src/kit/index.ts';
import { contracts } from './contracts.ts';
import { partsBeforeBoth } from './headline.ts';
import { labels } from './labels.ts';
import type { PartsAsked } from './parts.ts';
import { type Founding, foundingsIn, readAssumption, readShareCapital } from './readFounding.ts';
import { totalIn, withoutWhat } from './total.ts';

export interface AskedBoth extends PartsAsked {
  readonly city: Choice;
}

export function bothDocument(answer: FactsRecord, asked: AskedBoth, call: Call): Document {
  const { city } = asked;
  const { lang, say, today } = call;
  const provenance = readProvenance(answer, lang, today);
  const all = foundingsIn(answer);
  const here = all.filter((one) => plainName(one.city.value) === plainName(city.value));
  for (const { record } of all) record.takeRest();
  const shareCapital = here[0]?.shareCapital ?? readShareCapital(answer);
  const assumption = textNote(readAssumption(answer));
  const totals = here.map(({ contract, total }) =>
    total ? [...totalIn(total, call, false), ` ${say(contracts[contract].withIt)}`] : undefined,
  );
  return {
    lang,
    headline:
      here.length > 0
        ? [
            ...partsBeforeBoth(
              here.map((one) => ({ ...one, shareCapital })),
              asked,
              call,
            ),
            ...say({
              de: sentence`GmbH-Gründung in ${text(city.label)}: `,
              en: sentence`Founding a GmbH in ${text(city.label)}: `,
            }),
            ...joined(totals, ', '),
            ...withoutWhat(shareCapital, call),
            '.',
          ]
        : say({
            de: sentence`Für ${text(city.label)} nennt der Faktendienst in seiner Übersicht keine Summe. Mit ${code(`gmbh ${city.value} muster`)} frage ich ihn einzeln.`,
            en: sentence`The facts service's overview states no total for ${text(city.label)}. With ${code(`gmbh-founding ${city.value} muster`)} I ask for the single case.`,
          }),
    notes: assumption ? [note('condition', assumption)] : [],
    tables: [
      {
        columns: ['', ...here.map(({ contract }) => contracts[contract].label[lang])],
        rows: rowsOf(here, call),
      },
      ...otherFields(answer, {
        labels,
        lang,
        folded: true,
      }),
    ],
    provenance,
  };
}

function rowsOf(here: readonly Founding[], { say }: Call): readonly (readonly Cell[])[] {
  const rows: readonly (readonly [string, (one: Founding) => Cell | undefined])[] = [
    [say({ de: 'Summe', en: 'Total' }), ({ total }) => moneyRange(total)],
    [say({ de: 'Notar', en: 'Notary' }), ({ notary }) => moneyRange(notary)],
    [say({ de: 'Handelsregister', en: 'Commercial register' }), ({ register }) => moneyRange(register)],
    [say({ de: 'Gewerbeanmeldung', en: 'Trade office' }), ({ tradeOffice }) => moneyRange(tradeOffice)],
  ];
  return rows.flatMap(([label, cellOf]) => {
    const cells = here.map(cellOf);
    return cells.some(Boolean) ? [[text(label), ...cells.map((cell) => cell ?? notStated)]] : [];
  });
}
