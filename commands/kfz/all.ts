// All processes and ways, with a preferred plate and without.
import {
  type Call,
  type Document,
  type FactsRecord,
  moneyRange,
  overviewDocument,
  type Sentence,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  counted,
  note,
} from '../../src/kit/index.ts';
import { plate, processes, processKinds, wayKinds, ways } from './kinds.ts';
import { labels } from './labels.ts';
import { dropSourceIds, leftOut, warnings } from './notes.ts';
import { type Case, casesIn } from './readFee.ts';

export function allDocument(answer: FactsRecord, call: Speaking): Document {
  const { lang } = call;
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
      notes: [note('condition', leftOut(answer, call)), warnings(answer, call)],
      rows,
      entries: cases.map(({ record }) => record),
      caption: { de: 'Gebühren', en: 'Fees' },
      columns: [
        [
          { de: 'Vorgang', en: 'Process' },
          ({ process, way }) => text(`${processes[process].label[lang]} ${ways[way].label[lang]}`),
        ],
        [plate.withoutIt, (row) => moneyRange(feeOf(row, false))],
        [plate.withIt, (row) => moneyRange(feeOf(row, true))],
      ],
      labels,
    },
    call,
  );
}

/** What each way costs, from the cheapest process to the dearest. */
function headline(cases: readonly Case[], { lang, say }: Pick<Call, 'lang' | 'say'>): Sentence {
  const number = new Set(cases.map(({ process }) => process)).size;
  const title = strong(say(counted(number, { de: ['Vorgang', 'Vorgänge'], en: ['process', 'processes'] })));
  const spans = wayKinds.flatMap((way, index): Sentence => {
    const fees = moneyRange(spanOf(cases.filter((one) => one.way === way).map(({ fee }) => fee)));
    if (!fees) return [];
    return [index === 0 ? ': ' : ', ', ...sentence`${ways[way].label[lang]} ${strong(fees)}`];
  });
  const depending = say({
    de: ', je nach Vorgang und Wunschkennzeichen',
    en: ', depending on process and plate',
  });
  return [title, ...spans, ...(spans.length > 0 ? [depending] : []), '.'];
}
