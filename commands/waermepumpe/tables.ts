// The bonuses that make up the rate, and what city and state may add.
import {
  type Call,
  type Cell,
  countCell,
  type FactsRecord,
  moneyCell,
  notConfirmed,
  notStated,
  type Sentence,
  sentence,
  strong,
  type Table,
  type Text,
  text,
  textCell,
} from '../../src/kit/index.ts';

const bonusNames: Readonly<Record<string, Text>> = {
  effizienz: { de: 'Effizienzbonus', en: 'Efficiency bonus' },
  klima: { de: 'Klimageschwindigkeitsbonus', en: 'Climate speed bonus' },
  einkommen: { de: 'Einkommensbonus', en: 'Income bonus' },
};

/** Each bonus, how much of it applies, and on which condition; nothing is read where it is stated otherwise. */
export function bonusTable(answer: FactsRecord, { lang, say }: Call): readonly Table[] {
  const rows = answer.children('bonus_details', 'bonuses', 'boni', 'zuschlaege').flatMap((entry) => {
    const name = entry.text('bonus', 'name', 'bezeichnung', 'art');
    const applied = entry.number('applied_percent', 'applied', 'angewandt', 'prozent', 'percent');
    if (name === undefined || applied === undefined) return [];
    entry.number('full_percent');
    const condition = entry.text('condition', 'condition_de', 'bedingung');
    return [
      [
        text(bonusNames[name]?.[lang] ?? name),
        countCell(applied, 'percent') ?? notStated,
        textCell(condition) ?? notStated,
      ],
    ];
  });
  const base = countCell(answer.number('base_percent', 'grundfoerderung', 'basissatz'), 'percent');
  const first: Cell[][] = base
    ? [[text(say({ de: 'Grundförderung', en: 'Base grant' })), base, text('')]]
    : [];
  if (rows.length === 0 && first.length === 0) return [];
  return [
    {
      columns: say({
        de: ['Fördersatz', 'angerechnet', 'Bedingung'],
        en: ['Rate', 'applied', 'Condition'],
      }),
      rows: [...first, ...rows],
      caption: say({ de: 'Woraus sich der Fördersatz ergibt', en: 'What the rate is made of' }),
      chart: { label: 0, value: 1 },
    },
  ];
}

export interface Local {
  readonly note: Sentence | undefined;
  readonly tables: readonly Table[];
}

/** What the service knows of the place that a postal code belongs to; hints, never part of the sum. */
export function localFunding(answer: FactsRecord, plz: string | undefined, { say }: Call): Local {
  const local = answer.child('local_funding', 'oertliche_foerderung', 'lokale_foerderung', 'local');
  if (!local || plz === undefined) return { note: undefined, tables: [] };
  local.text('plz', 'postleitzahl');
  const entries = local.children('positions', 'positionen', 'programme', 'possible');
  const rows = entries.flatMap((entry) => {
    const name = entry.text('name', 'name_de', 'titel', 'title', 'bezeichnung');
    if (name === undefined) return [];
    const amount = moneyCell(entry.number('default_amount', 'amount', 'betrag'));
    const status = textCell(entry.text('status', 'status_de', 'hinweis', 'note'));
    return [[text(name), amount ?? text(say(notConfirmed)), status ?? text('')]];
  });
  const state = local.text('state_name', 'bundesland', 'state');
  const isLikely = local.yesNo('state_only_likely');
  const place = [capital(local.text('city', 'stadt', 'ort')), state]
    .filter((part) => part !== undefined)
    .join(', ');
  const where = isLikely ? say({ de: ' (wahrscheinlich)', en: ' (probably)' }) : '';
  if (place === '' && rows.length === 0) {
    // Other words than these may stand among the service's other fields: nothing is counted from what was not read.
    const unread = say({
      de: sentence`Zum Ort der Postleitzahl ${plz} erkenne ich in der Antwort keine örtliche Förderung; ${strong('nicht im Zuschuss enthalten')} wäre sie ohnehin.`,
      en: sentence`For the place of postal code ${plz} I make out no local funding in the answer; it would ${strong('not be part of the grant')} anyway.`,
    });
    return { note: unread, tables: [] };
  }
  const count = String(rows.length);
  const note = say({
    de: sentence`Postleitzahl ${plz} gehört zu ${strong(place || 'keinem bekannten Ort')}${where}; mögliche örtliche Förderungen: ${count}, ${strong('nicht im Zuschuss enthalten')}.`,
    en: sentence`Postal code ${plz} belongs to ${strong(place || 'no known place')}${where}; possible local funding: ${count}, ${strong('not part of the grant')}.`,
  });
  if (rows.length === 0) return { note, tables: [] };
  const caption = say({
    de: 'Mögliche örtliche Förderung (nicht in der Summe)',
    en: 'Possible local funding (not in the sum)',
  });
  return {
    note,
    tables: [
      {
        columns: say({
          de: ['Programm', 'Betrag', 'Stand des Programms'],
          en: ['Programme', 'Amount', 'State of the programme'],
        }),
        rows,
        caption,
      },
    ],
  };
}

/** A slug as a name. */
const capital = (slug: string | undefined) =>
  slug && slug === slug.toLowerCase() ? slug.charAt(0).toUpperCase() + slug.slice(1) : slug;
