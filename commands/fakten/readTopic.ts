// A fact sheet of the service: which fields mean what, under the names that services give them.
import {
  type Call,
  type Cell,
  count,
  type FactsRecord,
  isGerman,
  isOnlyExample,
  listedTexts,
  money,
  type Online,
  phrase,
  readable,
  saidCell,
  saidListCell,
  text,
  type Text,
} from '../../src/kit/index.ts';

/** Figures from one end to the other; either may be open. */
interface Span {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

export interface TopicSheet {
  readonly title: string | undefined;
  readonly summary: string | undefined;
  readonly authority: Cell | undefined;
  readonly fee: Span;
  readonly feeText: string | undefined;
  /** The service says that the fee is an example. */
  readonly isFeeUnsure: boolean;
  readonly days: Span;
  readonly daysText: string | undefined;
  readonly documents: Cell | undefined;
  readonly online: Cell | undefined;
  /** What the service says first: yes, no or partly; and what it says of it. */
  readonly isOnline: Online | undefined;
  readonly onlineText: string | undefined;
  readonly law: Cell | undefined;
}

export function readTopic(answer: FactsRecord, lang: Call['lang']): TopicSheet {
  const titles = { de: ['title_de', 'title_en'], en: ['title_en', 'title_de'] }[lang];
  const title = answer.text(...titles, 'title', 'titel', 'name', 'bezeichnung');
  // The other language's title and the topic's own slug say nothing new.
  answer.text(...titles);
  answer.text('slug', 'kennung', 'id', 'topic');
  const online = answer.text('online_available', 'online_application', 'online_antrag', 'online');
  const onlineText = answer.text('online_text_de', 'online_text');
  const said = (one: string | undefined) => (one === undefined ? undefined : saidCell(one, lang));
  const documents = listedTexts(answer, 'documents', 'required_documents', 'unterlagen');
  return {
    title,
    summary: answer.text('summary_de', 'summary', 'description', 'beschreibung', 'kurzbeschreibung'),
    authority: said(
      answer.text('authority_type', 'competent_authority', 'zustaendige_stelle', 'zustaendigkeit'),
    ),
    fee: readSpan(answer, ['fee', 'fees', 'gebuehr', 'gebuehren'], {
      least: ['min', 'von', 'from'],
      most: ['max', 'bis', 'to'],
    }),
    feeText: readably(
      answer.text('fee_text_de', 'fee_text', 'fee_note', 'gebuehr_bemerkung', 'gebuehr_text'),
    ),
    isFeeUnsure: isOnlyExample(answer, 'fee_confidence'),
    days: readDays(answer),
    daysText: answer.text(
      'processing_time_text_de',
      'processing_text',
      'dauer_text',
      'bearbeitungszeit_text',
    ),
    documents: saidListCell(documents, lang),
    // „teilweise (Antrag meist schriftlich)“
    online: explained(onlineCell(online, lang), onlineText, lang),
    isOnline: readOnline(online ?? ''),
    onlineText,
    law: saidListCell(answer.texts('legal_basis', 'rechtsgrundlage', 'rechtsgrundlagen'), lang),
  };
}

function readSpan(
  answer: FactsRecord,
  names: readonly string[],
  ends: { readonly least: readonly string[]; readonly most: readonly string[] },
): Span {
  const withEnd = (end: readonly string[]) => names.flatMap((name) => end.map((one) => `${name}_${one}`));
  const min = answer.number(...withEnd(ends.least));
  const max = answer.number(...withEnd(ends.most));
  if (min !== undefined || max !== undefined) {
    // „ab 30 €“ says that there is no upper end.
    answer.isEmpty(...withEnd(ends.most));
    return { min, max };
  }
  const one = answer.number(...names);
  return { min: one, max: one };
}

/** Only from names that say that these are days. */
function readDays(answer: FactsRecord): Span {
  const named = readSpan(
    answer,
    ['processing_days', 'dauer_tage', 'dauer_in_tagen', 'bearbeitungszeit_tage'],
    {
      least: ['min', 'von', 'from', 'kuerzeste'],
      most: ['max', 'bis', 'to', 'laengste'],
    },
  );
  if (named.min !== undefined || named.max !== undefined) return named;
  const names = ['processing_time', 'processing', 'dauer', 'bearbeitungszeit'];
  return {
    min: answer.number(...names.flatMap((name) => [`${name}_min_days`, `${name}_min_tage`])),
    max: answer.number(...names.flatMap((name) => [`${name}_max_days`, `${name}_max_tage`])),
  };
}

function readOnline(said: string): TopicSheet['isOnline'] {
  if (/^(?:ja|yes|true)\b/i.test(said)) return 'yes';
  if (/^(?:teilweise|teils|partly)\b/i.test(said)) return 'partly';
  return /^(?:nein|no|false)\b/i.test(said) ? 'no' : undefined;
}

/** A value with what the service says about it behind it; either alone, where there is only one. */
export function explained(
  value: Cell | undefined,
  said: string | undefined,
  lang: Call['lang'],
): Cell | undefined {
  if (said === undefined) return value;
  const isMarked = lang === 'en' && isGerman(said);
  if (value === undefined) return saidCell(said, lang);
  return phrase(value, isMarked ? ' (in German: ' : ' (', text(said), ')');
}

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

const readably = (said: string | undefined) => (said === undefined ? undefined : readable(said));

/** „115 bis 290 €“, „ab 30 €“; nothing where the service only says that it is not less than nothing. */
export function feeCell({ min, max }: Span, say: Call['say']): Cell | undefined {
  if (max !== undefined)
    return min === undefined ? phrase(say({ de: 'bis ', en: 'up to ' }), money(max)) : money(min, max);
  return min === undefined || min === 0 ? undefined : phrase(say({ de: 'ab ', en: 'from ' }), money(min));
}

export function daysCell({ min, max }: Span, say: Call['say']): Cell | undefined {
  if (max !== undefined) {
    return min === undefined
      ? phrase(say({ de: 'bis ', en: 'up to ' }), count(max, max, 'day'))
      : count(min, max, 'day');
  }
  return min === undefined ? undefined : phrase(say({ de: 'ab ', en: 'from ' }), count(min, min, 'day'));
}
