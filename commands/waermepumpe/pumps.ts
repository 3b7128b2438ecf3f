// All configured heat pumps: what they cost, and from which to which grant.
import {
  countRange,
  type Document,
  entriesOf,
  type FactsRecord,
  labelIn,
  money,
  moneyRange,
  overviewDocument,
  type Range,
  sentence,
  spanOf,
  type Speaking,
  strong,
  text,
  counted,
  nouns,
} from '../../src/kit/index.ts';
import { pumps } from './kinds.ts';
import { labels } from './labels.ts';

interface Row {
  readonly pump: string | undefined;
  readonly grant: number | undefined;
  readonly rate: number | undefined;
  readonly costs: number | undefined;
}

/** What all combinations of one pump have in common: from the least to the most. */
interface PumpRow {
  readonly pump: string;
  readonly grant: Range | undefined;
  readonly rate: Range | undefined;
  readonly costs: Range | undefined;
}

export function pumpsDocument(answer: FactsRecord, call: Speaking): Document {
  const { lang, say } = call;
  const entries = entriesOf(answer, 'results', 'combinations', 'ergebnisse');
  const rows = entries.map(readRow);
  const byPump = [...new Set(rows.flatMap(({ pump }) => pump ?? []))].map((pump) => summary(pump, rows));
  const grants = spanOf(rows.flatMap(({ grant }) => grant ?? []));
  const combinations = say(counted(rows.length, nouns.combination));
  return overviewDocument(
    answer,
    {
      headline: grants
        ? say({
            de: sentence`${strong(combinations)}; höchster Zuschuss ${strong(money(grants.max))}, je nach Pumpe, Selbstnutzung, alter Heizung und Einkommen.`,
            en: sentence`${strong(combinations)}; the highest grant is ${strong(money(grants.max))}, by pump, own use, old heating and income.`,
          })
        : [strong(combinations), '.'],
      rows: byPump,
      entries,
      caption: { de: 'Je Pumpe, vom kleinsten zum größten Wert', en: 'For each pump, from least to most' },
      columns: [
        [{ de: 'Pumpe', en: 'Pump' }, ({ pump }) => text(labelIn(pumps, pump, lang))],
        [{ de: 'Zuschuss', en: 'Grant' }, ({ grant }) => moneyRange(grant)],
        [{ de: 'Fördersatz', en: 'Rate' }, ({ rate }) => countRange(rate, 'percent')],
        [{ de: 'gerechnet mit Kosten von', en: 'Costs reckoned with' }, ({ costs }) => moneyRange(costs)],
      ],
      labels,
    },
    call,
  );
}

function readRow(entry: FactsRecord): Row {
  return {
    pump: entry.text('pump_type', 'pumpe', 'pumpenart', 'name'),
    grant: entry.number('grant', 'zuschuss', 'foerderung'),
    rate: entry.number('rate_percent', 'rate', 'foerdersatz'),
    costs: entry.number('kosten', 'costs', 'cost'),
  };
}

function summary(pump: string, rows: readonly Row[]): PumpRow {
  const own = rows.filter((row) => row.pump === pump);
  return {
    pump,
    grant: spanOf(own.flatMap(({ grant }) => grant ?? [])),
    rate: spanOf(own.flatMap(({ rate }) => rate ?? [])),
    costs: spanOf(own.flatMap(({ costs }) => costs ?? [])),
  };
}
