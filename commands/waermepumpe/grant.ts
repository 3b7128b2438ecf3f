// The grant for one heat pump: the amount, of which costs, and what it was reckoned with.
import {
  type Call,
  type Cell,
  countCell,
  countRange,
  date,
  type Document,
  type FactsRecord,
  listCell,
  moneyCell,
  readCalendarDate,
  readRange,
  resultDocument,
  sentence,
  type Text,
  text,
  textCell,
  note,
} from '../../src/kit/index.ts';
import { type Figures, headline } from './headline.ts';
import { type Asked, pumps } from './kinds.ts';
import { labels } from './labels.ts';
import { assumed, clamped, raised, withoutBonus } from './notes.ts';
import { bonusTable, localFunding } from './tables.ts';

export function grantDocument(answer: FactsRecord, asked: Asked, call: Call): Document {
  const { lang, say } = call;
  const pump = pumps[asked.pumpType].label;
  const figures = readFigures(answer);
  const { grant, rate, eligible, used, own } = figures;
  const deadline = readDeadline(answer);
  const days = readRange(answer, ['permit_days', 'genehmigungsdauer_tage']);
  const steps = answer.texts('permit_steps', 'permit_steps_de', 'genehmigungsschritte');
  const pending = answer.text('pending_change', 'pending_change_de');
  const local = localFunding(answer, asked.plz, call);
  const bonusTables = bonusTable(answer, call);
  dropEchoes(answer);
  return resultDocument(
    answer,
    {
      headline:
        grant === undefined
          ? undefined
          : headline({ ...figures, grant }, raised(asked.kosten, used, say), call),
      subject: say({ de: `Zuschuss, ${pump.de}`, en: `Grant, ${pump.en}` }),
      notes: [
        note('condition', clamped(asked.kosten, used, say)),
        note('condition', withoutBonus(asked, say)),
        assumed(asked, say),
        local.note,
        pending === undefined
          ? undefined
          : say({
              de: sentence`Zur GEG-Frist: ${text(pending)}`,
              en: sentence`On the deadline: ${text(pending)}`,
            }),
      ],
      rows: [
        [{ de: 'Zuschuss', en: 'Grant' }, moneyCell(grant)],
        [{ de: 'Fördersatz', en: 'Rate' }, countCell(rate, 'percent')],
        [{ de: 'förderfähige Kosten', en: 'Eligible costs' }, moneyCell(eligible)],
        [costsLabel(asked), moneyCell(used), used === eligible ? 'beside' : undefined],
        [{ de: 'Eigenanteil', en: 'Own contribution' }, moneyCell(own)],
        [{ de: 'Pumpe', en: 'Pump' }, text(pump[lang]), 'beside'],
        [{ de: 'GEG-Frist', en: 'GEG deadline' }, deadline],
        [{ de: 'Genehmigung', en: 'Permit' }, listCell(steps)],
        [{ de: 'Dauer der Genehmigung', en: 'Duration of the permit' }, countRange(days, 'day')],
      ],
      tables: [...bonusTables, ...local.tables],
      labels,
    },
    call,
  );
}

function readFigures(answer: FactsRecord): Figures {
  return {
    grant: answer.number('grant', 'zuschuss', 'foerderung', 'grant_amount', 'foerderbetrag'),
    rate: answer.number('rate_percent', 'grant_rate_percent', 'foerdersatz', 'rate', 'satz'),
    eligible: answer.number('eligible_costs', 'foerderfaehige_kosten'),
    used: answer.number('kosten', 'kosten_used', 'costs', 'cost'),
    own: answer.number('own_contribution', 'eigenanteil', 'own'),
  };
}

/** The day after which the rule holds; where there is none, what the service says of it. */
function readDeadline(answer: FactsRecord): Cell | undefined {
  const geg = answer.child('geg', 'geg_deadline', 'geg_frist');
  const said =
    geg?.text('heat_plan_deadline', 'deadline', 'frist') ?? answer.text('geg_deadline', 'geg_frist');
  const day = readCalendarDate(said ?? '');
  return day ? date(day) : textCell(said ?? geg?.text('text', 'text_de', 'hinweis'));
}

/** What was asked comes back in the answer. */
function dropEchoes(answer: FactsRecord): void {
  answer.text('pump_type', 'pumpType');
  answer.text('population_class', 'populationClass');
  answer.number('kosten_requested');
  answer.yesNo('kosten_clamped');
}

const costsLabel = ({ kosten }: Asked): Text =>
  kosten === undefined
    ? {
        de: 'gerechnet mit Kosten von (Vorgabe des Dienstes)',
        en: 'Costs reckoned with (the service’s default)',
      }
    : { de: 'gerechnet mit Kosten von', en: 'Costs reckoned with' };
