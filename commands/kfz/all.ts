// All processes and ways, with a preferred plate and without.
import {
  type Call,
  type Document,
  type FactsRecord,
  money,
  moneyRange,
  overviewDocument,
  type Sentence,
  sentence,
  strong,
  text,
} from '../../src/kit/index.ts';
import { plate, processes, processKinds, wayKinds, ways } from './kinds.ts';
import { labels } from './labels.ts';
import { dropSourceIds, leftOut, warnings } from './notes.ts';
import { type Case, casesIn } from './readFee.ts';

export function allDocument(answer: FactsRecord, call: Pick<Call, 'lang' | 'say' | 'today'>): Document {
  const { lang, say } = call;
  const cases = casesIn(answer);
  dropSourceIds(answer);
  const rows = processKinds
    .flatMap((process) => wayKinds.map((way) => ({ process, way })))
    .filter(({ process, way }) => cases.some((one) => one.process === process && one.way === way));
  const feeOf = (row: (typeof rows)[number], hasPlate: boolean) =>
    cases.find((one) => one.process === row.process && one.way === row.way && one.hasPlate === hasPlate)?.fee;
  return overviewDocument(
    answer,
    {
      headline: headline(cases, call),
      notes: [leftOut(answer, call), warnings(answer, call)],
      rows,
      entries: cases.map(({ record }) => record),
      caption: say({ de: 'Gebühren', en: 'Fees' }),
      columns: [
        {
          label: say({ de: 'Vorgang', en: 'Process' }),
          cell: ({ process }) => text(processes[process].label[lang]),
        },
        { label: say({ de: 'Weg', en: 'Way' }), cell: ({ way }) => text(ways[way].label[lang]) },
        { label: say(plate.withoutIt), cell: (row) => moneyRange(feeOf(row, false)) },
        { label: say(plate.withIt), cell: (row) => moneyRange(feeOf(row, true)) },
      ],
      labels,
    },
    call,
  );
}

/** What each way costs, from the cheapest process to the dearest. */
function headline(cases: readonly Case[], { lang, say }: Pick<Call, 'lang' | 'say'>): Sentence {
  const number = new Set(cases.map(({ process }) => process)).size;
  const title = strong(say({ de: `${number} Vorgänge`, en: `${number} processes` }));
  const spans = wayKinds.flatMap((way, index): Sentence => {
    const fees = cases.flatMap((one) => (one.way === way ? [one.fee] : []));
    if (fees.length === 0) return [];
    const span = strong(
      money(Math.min(...fees.map(({ min }) => min)), Math.max(...fees.map(({ max }) => max))),
    );
    return [index === 0 ? ': ' : ', ', ...sentence`${ways[way].label[lang]} ${span}`];
  });
  const depending = say({
    de: ', je nach Vorgang und Wunschkennzeichen',
    en: ', depending on process and plate',
  });
  return [title, ...spans, ...(spans.length > 0 ? [depending] : []), '.'];
}
