// All configured heat pumps: what they cost, and from which to which grant.
import {
  type Call,
  countRange,
  type Document,
  entriesOf,
  type FactsRecord,
  moneyRange,
  overviewDocument,
  type Range,
  sentence,
  strong,
  text,
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

export function pumpsDocument(answer: FactsRecord, call: Pick<Call, 'lang' | 'say' | 'today'>): Document {
  const { lang, say } = call;
  const entries = entriesOf(answer, 'results', 'combinations', 'ergebnisse');
  const rows = entries.map(readRow);
  const byPump = [...new Set(rows.flatMap(({ pump }) => pump ?? []))].map((pump) => summary(pump, rows));
  const most = Math.max(...rows.flatMap(({ grant }) => grant ?? []));
  const combinations = `${rows.length} ${say({ de: 'Kombinationen', en: 'combinations' })}`;
  return overviewDocument(
    answer,
    {
      headline: Number.isFinite(most)
        ? say({
            de: sentence`${strong(combinations)}; höchster Zuschuss ${strong(moneyRange({ min: most, max: most }) ?? '')}, je nach Pumpe, Selbstnutzung, alter Heizung und Einkommen.`,
            en: sentence`${strong(combinations)}; the highest grant is ${strong(moneyRange({ min: most, max: most }) ?? '')}, by pump, own use, old heating and income.`,
          })
        : [strong(combinations), '.'],
      rows: byPump,
      entries,
      caption: say({
        de: 'Je Pumpe, vom kleinsten zum größten Wert',
        en: 'For each pump, from least to most',
      }),
      columns: [
        { label: say({ de: 'Pumpe', en: 'Pump' }), cell: ({ pump }) => text(pumpName(pump, lang)) },
        { label: say({ de: 'Zuschuss', en: 'Grant' }), cell: ({ grant }) => moneyRange(grant) },
        { label: say({ de: 'Fördersatz', en: 'Rate' }), cell: ({ rate }) => countRange(rate, 'percent') },
        {
          label: say({ de: 'gerechnet mit Kosten von', en: 'Costs reckoned with' }),
          cell: ({ costs }) => moneyRange(costs),
        },
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
    grant: span(own.flatMap(({ grant }) => grant ?? [])),
    rate: span(own.flatMap(({ rate }) => rate ?? [])),
    costs: span(own.flatMap(({ costs }) => costs ?? [])),
  };
}

const span = (values: readonly number[]): Range | undefined =>
  values.length > 0 ? { min: Math.min(...values), max: Math.max(...values) } : undefined;

/** The service's word for the pump in the asker's language, where it is one of the contract's. */
const pumpName = (slug: string, lang: Call['lang']) =>
  slug in pumps ? pumps[slug as keyof typeof pumps].label[lang] : slug;
