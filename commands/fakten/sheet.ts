// A fact sheet in cells, and what each of them says as a sentence: the papers, the time, the office, the law, the fee.
import {
  type Call,
  type Cell,
  count,
  hasNeed,
  isGerman,
  money,
  type Online,
  officeCell,
  onlineVerdict,
  phrase,
  readable,
  saidCell,
  saidListCell,
  type Sentence,
  sentence,
  type SheetField,
  strong,
  text,
  type Text,
} from '../../src/kit/index.ts';
import type { SheetRead } from './fields.ts';
import type { Laws } from './laws.ts';

/** Figures from one end to the other; either may be open. */
interface Span {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

export interface TopicSheet {
  readonly title: string | undefined;
  readonly summary: string | undefined;
  readonly authority: Cell | undefined;
  readonly office: string | undefined;
  readonly fee: Span;
  /** What it costs altogether, where the service calls it so. */
  readonly cost: Cell | undefined;
  readonly feeText: string | undefined;
  /** The service says that the fee is an example. */
  readonly isFeeUnsure: boolean;
  readonly days: Span;
  readonly daysText: string | undefined;
  readonly documents: Cell | undefined;
  readonly papers: readonly string[];
  readonly online: Cell | undefined;
  /** What the service says first: yes, no or partly; and what it says of it. */
  readonly isOnline: Online | undefined;
  readonly onlineText: string | undefined;
  readonly law: Cell | undefined;
  readonly laws: readonly string[];
  /** The least that one must be. */
  readonly age: Cell | undefined;
}

export function readSheet(sheet: SheetRead, lang: Call['lang']): TopicSheet {
  const { title, titleEn, cost, feeFrom, feeTo, fee, daysFrom, daysTo, days, online, onlineText } = sheet;
  const laws = sheet.law.length > 0 ? sheet.law : lawInParts(sheet);
  return {
    title: lang === 'en' ? (titleEn ?? title) : (title ?? titleEn),
    summary: sheet.summary,
    authority: sheet.authority === undefined ? undefined : officeCell(sheet.authority, lang),
    office: sheet.authority,
    fee: { min: feeFrom?.min ?? fee?.min, max: feeTo?.max ?? fee?.max },
    cost: cost && money(cost.min, cost.max),
    feeText: sheet.feeText === undefined ? undefined : readable(sheet.feeText),
    isFeeUnsure: sheet.feeConfidence === 'illustrative',
    days: { min: daysFrom?.min ?? days?.min, max: daysTo?.max ?? days?.max },
    daysText: sheet.daysText,
    documents: saidListCell(sheet.documents, lang),
    papers: sheet.documents,
    // „teilweise (Antrag meist schriftlich)“
    online: explained(onlineCell(online, lang), onlineText, lang),
    isOnline: readOnline(online ?? ''),
    onlineText,
    law: saidListCell(laws, lang),
    laws,
    age: sheet.age && count(sheet.age.min, sheet.age.max, 'year'),
  };
}

/** „§ 7 Beispielgesetz“ */
function lawInParts({ lawSection, lawName }: SheetRead): readonly string[] {
  const said = [lawSection, lawName].filter((part) => part !== undefined).join(' ');
  return said === '' ? [] : [said];
}

function readOnline(said: string): TopicSheet['isOnline'] {
  if (/^(?:ja|yes|true)\b/i.test(said)) return 'yes';
  if (/^(?:teilweise|teils|partly)\b/i.test(said)) return 'partly';
  return /^(?:nein|no|false)\b/i.test(said) ? 'no' : undefined;
}

/** A value with what the service says about it behind it; either alone, where there is only one, and no German in English. */
function explained(value: Cell | undefined, said: string | undefined, lang: Call['lang']): Cell | undefined {
  if (said === undefined) return value;
  if (value === undefined) return saidCell(said, lang);
  return isForeign(said, lang) ? value : phrase(value, ' (', text(said), ')');
}

const isForeign = (said: string, lang: Call['lang']) => lang === 'en' && isGerman(said);

const inWords: Readonly<Record<Online, Text>> = {
  yes: { de: 'ja', en: 'yes' },
  partly: { de: 'teilweise', en: 'in part' },
  no: { de: 'nein', en: 'no' },
};

/** The service's word for it, in the asker's language. */
function onlineCell(online: string | undefined, lang: Call['lang']): Cell | undefined {
  if (online === undefined) return undefined;
  const known = /^\p{L}+$/u.test(online) ? readOnline(online) : undefined;
  return known ? text(inWords[known][lang]) : saidCell(online, lang);
}

/** „115 bis 290 €“, „ab 30 €“; nothing where the service only says that it is not less than nothing. */
function feeCell({ min, max }: Span, say: Call['say']): Cell | undefined {
  if (max !== undefined)
    return min === undefined ? phrase(say({ de: 'bis ', en: 'up to ' }), money(max)) : money(min, max);
  return min === undefined || min === 0 ? undefined : phrase(say({ de: 'ab ', en: 'from ' }), money(min));
}

function spanOfDays({ min, max }: Span, say: Call['say']): Cell | undefined {
  if (max !== undefined) {
    return min === undefined
      ? phrase(say({ de: 'bis ', en: 'up to ' }), count(max, max, 'day'))
      : count(min, max, 'day');
  }
  return min === undefined ? undefined : phrase(say({ de: 'ab ', en: 'from ' }), count(min, min, 'day'));
}

const unsure: Text = { de: 'Beispielwert, nicht bestätigt: ', en: 'Example value, not confirmed: ' };
const marked = (cell: Cell | undefined, { isFeeUnsure }: TopicSheet, say: Call['say']) =>
  cell && isFeeUnsure ? phrase(say(unsure), cell) : cell;

/** The amount; the words of the service, where there is none. */
export const feeAlone = (sheet: TopicSheet, { lang, say }: Speaking): Cell | undefined =>
  marked(
    feeCell(sheet.fee, say) ?? (sheet.feeText === undefined ? undefined : saidCell(sheet.feeText, lang)),
    sheet,
    say,
  );

/** With what the service says of it. */
export const feeWithWords = (sheet: TopicSheet, { lang, say }: Speaking): Cell | undefined =>
  marked(explained(feeCell(sheet.fee, say), sheet.feeText, lang), sheet, say);

export const daysCell = ({ days, daysText }: TopicSheet, { lang, say }: Speaking) =>
  explained(spanOfDays(days, say), daysText, lang);

type Speaking = Pick<Call, 'lang' | 'say'>;

/** One field, where the service has it; of several laws those that were meant first. */
export function lineOn(
  field: Exclude<SheetField, 'fee'>,
  sheet: TopicSheet,
  { lang, say }: Speaking,
  laws: Laws,
): Sentence | undefined {
  const on = (label: Text, cell: Cell | undefined): Sentence | undefined =>
    cell === undefined ? undefined : [say(label), ': ', strong(cell), '.'];
  switch (field) {
    case 'papers':
      return on({ de: 'Nötige Unterlagen', en: 'You need these documents' }, sheet.documents);
    case 'time':
      return timeLine(sheet, { lang, say });
    case 'office':
      return on({ de: 'Zuständig', en: 'In charge' }, sheet.authority);
    case 'online':
      return verdictOnline(sheet, { lang, say }) ?? on({ de: 'Online', en: 'Online' }, sheet.online);
    case 'law': {
      const line = on({ de: 'Rechtsgrundlage', en: 'Legal basis' }, saidListCell(laws.meant, lang));
      const others = say({ de: '; außerdem nennt der Dienst: ', en: '; the service also names: ' });
      return line && laws.others.length > 0
        ? [...line.slice(0, -1), others, text(laws.others.join('; ')), '.']
        : line;
    }
  }
}

/** „**28 bis 120 Tage** (Wochen bis mehrere Monate).“ */
function timeLine(sheet: TopicSheet, { lang, say }: Speaking): Sentence | undefined {
  const span = spanOfDays(sheet.days, say);
  const { daysText } = sheet;
  if (span === undefined) {
    const label = say({ de: 'Zur Dauer sagt der Dienst: ', en: 'On the time needed the service says: ' });
    return daysText === undefined ? undefined : [label, saidCell(daysText, lang), '.'];
  }
  const isAlone = daysText === undefined || isForeign(daysText, lang);
  return [strong(span), ...(isAlone ? [] : [' (', text(daysText), ')']), '.'];
}

/** „Geht das online?“: yes, no or partly first. */
function verdictOnline({ isOnline, onlineText }: TopicSheet, { lang, say }: Speaking): Sentence | undefined {
  if (isOnline === undefined) return undefined;
  // What the service says of it is German; in English the table has it.
  const how = onlineText === undefined || lang === 'en' ? [] : [' (', text(onlineText), ')'];
  return [onlineVerdict(isOnline, say), ...how, '.'];
}

/** The fee with what the service says of it; a bare topic is named in front of it. */
export function feeLine(
  sheet: TopicSheet,
  name: string,
  { lang, say }: Speaking,
  isAsked: boolean,
): Sentence | undefined {
  const said = feeSaid(sheet, { lang, say }, isAsked);
  return said && (isAsked ? said : [text(name), ': ', ...said]);
}

/** „Gebühr **ab 30 €** (zwei volle Gebühren nach Nachlasswert).“ */
function feeSaid(sheet: TopicSheet, { lang, say }: Speaking, isAsked = false): Sentence | undefined {
  const said = sheet.feeText;
  // „Förderantrag kostenfrei; Beratung typisch 1.300-2.500 EUR“: nought is not what it costs.
  const isElsewhere =
    sheet.fee.max === 0 && said !== undefined && hasNeed(said, 'money') && /\d\s?(?:EUR|€)/.test(said);
  const fee = isElsewhere ? undefined : feeCell(sheet.fee, say);
  if (fee === undefined && said === undefined) return costLine(sheet, say);
  const label = say({ de: 'Gebühr ', en: 'Fee ' });
  const unsure = sheet.isFeeUnsure
    ? say({ de: ' – Beispielwert, nicht bestätigt', en: ' – an example value, not confirmed' })
    : '';
  if (isElsewhere && isAsked) return [saidCell(capital(amountsFirst(said)), lang), unsure, '.'];
  if (fee === undefined) return [saidCell(isAsked ? capital(said ?? '') : (said ?? ''), lang), unsure, '.'];
  const why: Sentence = said === undefined || isForeign(said, lang) ? [] : sentence` (${text(said)})`;
  return [label, strong(fee), unsure, ...why, '.'];
}

const costLine = ({ cost }: TopicSheet, say: Call['say']): Sentence | undefined =>
  cost && [say({ de: 'Kosten ', en: 'Cost ' }), strong(cost), '.'];

/** „Prämie zuletzt etwa 70-120 EUR je Jahr; keine Behördengebühr“ */
function amountsFirst(said: string): string {
  const parts = said.split(/;\s+/);
  const isAmount = (part: string) => /\d\s?(?:EUR|€)/.test(part);
  return [...parts.filter(isAmount), ...parts.filter((part) => !isAmount(part))].join('; ');
}

const capital = (said: string) => said.charAt(0).toUpperCase() + said.slice(1);
