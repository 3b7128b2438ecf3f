// A fact sheet in cells, and what each of them says as a sentence: the papers, the time, the office, the law, the fee.
import {
  type Call,
  capital,
  type Cell,
  count,
  countRange,
  hasNeed,
  isGerman,
  money,
  moneyRange,
  officeCell,
  type Online,
  onlineVerdict,
  phrase,
  readable,
  readOnline,
  saidCell,
  saidListCell,
  type Sentence,
  type SheetField,
  type Speaking,
  type Text,
  text,
} from '../../src/kit/index.ts';
import type { SheetRead } from './fields.ts';
import type { Laws } from './laws.ts';

/** Figures from one end to the other; either may be open. */
interface Span {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

export type TopicSheet = ReturnType<typeof readSheet>;

export function readSheet(sheet: SheetRead, lang: Call['lang']) {
  const { title, titleEn, feeFrom, feeTo, fee, daysFrom, daysTo, days, online, onlineText, feeText } = sheet;
  const laws = sheet.law.length > 0 ? sheet.law : lawInParts(sheet);
  return {
    title: lang === 'en' ? (titleEn ?? title) : (title ?? titleEn),
    summary: sheet.summary,
    authority: sheet.authority === undefined ? undefined : officeCell(sheet.authority, lang),
    fee: { min: feeFrom?.min ?? fee?.min, max: feeTo?.max ?? fee?.max },
    /** What it costs altogether, where the service calls it so. */
    cost: moneyRange(sheet.cost),
    feeText: feeText === undefined ? undefined : readable(feeText),
    /** The service says that the fee is an example. */
    isFeeUnsure: sheet.feeConfidence === 'illustrative',
    days: { min: daysFrom?.min ?? days?.min, max: daysTo?.max ?? days?.max },
    daysText: sheet.daysText,
    documents: saidListCell(sheet.documents, lang),
    papers: sheet.documents,
    /** „teilweise (Antrag meist schriftlich)“ */
    online: explained(onlineCell(online, lang), onlineText, lang),
    /** What the service says first: yes, no or partly; and what it says of it. */
    isOnline: readOnline(online ?? ''),
    onlineText,
    law: saidListCell(laws, lang),
    laws,
    /** The least that one must be. */
    age: countRange(sheet.age, 'year'),
  };
}

/** „§ 7 Beispielgesetz“ */
function lawInParts({ lawSection, lawName }: SheetRead): readonly string[] {
  const said = [lawSection, lawName].filter((part) => part !== undefined).join(' ');
  return said === '' ? [] : [said];
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

/** „115 bis 290 €“, „ab 30 €“, „bis 40 €“; nothing where the service only says that it is not less than nothing. */
function spanCell({ min, max }: Span, cellOf: (min: number, max: number) => Cell, say: Call['say']) {
  if (max !== undefined)
    return min === undefined ? phrase(say({ de: 'bis ', en: 'up to ' }), cellOf(max, max)) : cellOf(min, max);
  return min === undefined ? undefined : phrase(say({ de: 'ab ', en: 'from ' }), cellOf(min, min));
}

const feeCell = ({ min, max }: Span, say: Call['say']): Cell | undefined =>
  min === 0 && max === undefined ? undefined : spanCell({ min, max }, money, say);

const spanOfDays = (days: Span, say: Call['say']): Cell | undefined =>
  spanCell(days, (min, max) => count(min, max, 'day'), say);

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

/** One field, where the service has it; of several laws those that were meant first. */
export function lineOn(
  field: Exclude<SheetField, 'fee'>,
  sheet: TopicSheet,
  call: Speaking,
  laws: Laws,
): Sentence | undefined {
  const { lang, say } = call;
  switch (field) {
    case 'papers':
      return say`Nötige Unterlagen: **${sheet.documents}**.\nYou need these documents: **${sheet.documents}**.`;
    case 'time':
      return timeLine(sheet, call);
    case 'office':
      return say`Zuständig: **${sheet.authority}**.\nIn charge: **${sheet.authority}**.`;
    case 'online':
      return verdictOnline(sheet, call) ?? say`Online: **${sheet.online}**.`;
    case 'law': {
      const meant = saidListCell(laws.meant, lang);
      const others = laws.others.length > 0 && text(laws.others.join('; '));
      return say`Rechtsgrundlage: **${meant}**[; außerdem nennt der Dienst: ${others}].
        Legal basis: **${meant}**[; the service also names: ${others}].`;
    }
  }
}

/** „**28 bis 120 Tage** (Wochen bis mehrere Monate).“ */
function timeLine({ days, daysText }: TopicSheet, { lang, say }: Speaking): Sentence | undefined {
  const said = daysText !== undefined && saidCell(daysText, lang);
  const more = daysText !== undefined && !isForeign(daysText, lang) && text(daysText);
  return (
    say`**${spanOfDays(days, say)}**[ (${more})].` ??
    say`Zur Dauer sagt der Dienst: ${said}.\nOn the time needed the service says: ${said}.`
  );
}

/** „Geht das online?“: yes, no or partly first. */
function verdictOnline({ isOnline, onlineText }: TopicSheet, { lang, say }: Speaking): Sentence | undefined {
  // What the service says of it is German; in English the table has it.
  const how = onlineText !== undefined && lang === 'de' && text(onlineText);
  return say`${isOnline && onlineVerdict(isOnline, say)}[ (${how})].`;
}

/** The fee with what the service says of it; a bare topic is named in front of it. */
export function feeLine(
  sheet: TopicSheet,
  name: string,
  call: Speaking,
  isAsked: boolean,
): Sentence | undefined {
  const said = feeSaid(sheet, call, isAsked);
  return isAsked ? said : call.say`${text(name)}: ${said}`;
}

/** „Gebühr **ab 30 €** (zwei volle Gebühren nach Nachlasswert).“ */
function feeSaid(sheet: TopicSheet, { lang, say }: Speaking, isAsked: boolean): Sentence | undefined {
  const said = sheet.feeText;
  // „Förderantrag kostenfrei; Beratung typisch 1.300-2.500 EUR“: nought is not what it costs.
  const isElsewhere =
    sheet.fee.max === 0 && said !== undefined && hasNeed(said, 'money') && /\d\s?(?:EUR|€)/.test(said);
  const fee = isElsewhere ? undefined : feeCell(sheet.fee, say);
  if (fee === undefined && said === undefined) return say`Kosten **${sheet.cost}**.\nCost **${sheet.cost}**.`;
  const isUnsure = sheet.isFeeUnsure;
  const told = isElsewhere && isAsked ? amountsFirst(said) : said;
  const alone = fee ? undefined : saidCell(isAsked ? capital(told ?? '') : (told ?? ''), lang);
  const why = said !== undefined && !isForeign(said, lang) && text(said);
  return say`[Gebühr **${fee}**][${alone}][${isUnsure} – Beispielwert, nicht bestätigt][ (${fee && why})].
    [Fee **${fee}**][${alone}][${isUnsure} – an example value, not confirmed][ (${fee && why})].`;
}

/** „Prämie zuletzt etwa 70-120 EUR je Jahr; keine Behördengebühr“ */
function amountsFirst(said: string): string {
  const parts = said.split(/;\s+/);
  const isAmount = (part: string) => /\d\s?(?:EUR|€)/.test(part);
  return [...parts.filter(isAmount), ...parts.filter((part) => !isAmount(part))].join('; ');
}
