// What people ask in words of their own, and what the first sentences of the answer must say to it: how such a file is read,
// which sentences of a reply are its opening, and what is missing in them.
import { z } from 'zod';
import { askConversations } from './askAll.ts';

const Message = z.object({
  ask: z.string().min(1),
  /** Of each group one must be said: digits, one to three words of the service, „Ja“ or „Nein“. */
  first: z.array(z.array(z.string().min(1)).min(1)),
  /** The service does not say it, and that must be said. */
  denied: z.boolean().default(false),
});

export type Message = z.infer<typeof Message>;

/** The messages of one asker, in turn. */
export type Told = readonly Message[];

/** One conversation on each line. Throws where a line is no such. */
export const readOpenings = (jsonl: string): readonly Told[] =>
  jsonl
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => z.object({ says: z.array(Message).min(1) }).parse(JSON.parse(line)).says);

/** A message that was answered with something else. */
export interface Missed {
  readonly asked: readonly string[];
  readonly wanted: string;
  readonly came: string;
}

/** Each conversation asked of the whole bot, over our own data. */
export async function askOpenings(
  conversations: readonly Told[],
): Promise<{ readonly all: number; readonly missed: readonly Missed[] }> {
  const came = await askConversations(conversations.map((says) => says.map(({ ask }) => ask)));
  const missed = conversations.flatMap((says, index) =>
    says.flatMap((message, at): readonly Missed[] => {
      const reply = came[index]?.[at]?.reply ?? '';
      const wanted = missingIn(message, reply);
      const asked = says.slice(0, at + 1).map(({ ask }) => ask);
      return wanted === undefined ? [] : [{ asked, wanted, came: openingOf(reply, 2).join(' / ') }];
    }),
  );
  return { all: conversations.flat().length, missed };
}

/** So many wishes of one message are answered one below the other. */
const mostParagraphs = 3;

const notSaid = /^(?:verstanden als|understood as|stand \d|as of|\||↩)/i;

/** The paragraphs before tables and sources, without what stands out and without folds. Pure. */
export const openingOf = (reply: string, most: number): readonly string[] =>
  reply
    .replace(/^```spoiler[^]*?^```$/gm, '')
    .split(/\n\n+/)
    .map((paragraph) => paragraph.replace(/\*\*|\\(?=\W)|`/g, '').trim())
    .filter((paragraph) => paragraph !== '' && !notSaid.test(paragraph))
    .slice(0, most);

const asksTwo =
  /\?.*\?|[,&]? (?:und|and) (?:was|wie|wo|wer|wann|bis|welche|muss|darf|braucht?|geht|ab|how|what|where|who|when)|, (?:was|wie|wo|wer|wann)/i;
const denies =
  /nennt der dienst (?:\p{L}+ )?(?:nicht|kein)|sagt der dienst (?:das |dazu )?nicht|keine daten|nichts|(?:states|has|says) no|does not (?:say|state)|no data|keine angabe/iu;

/** Undefined where all is said. Pure. */
export function missingIn({ ask, first, denied }: Message, reply: string): string | undefined {
  const wishes = Math.min(Math.max(first.length, asksTwo.test(ask) ? 2 : 1), mostParagraphs);
  const said = plain(openingOf(reply, wishes).join('\n'));
  if (denied) return denies.test(plain(openingOf(reply, 1).join('\n'))) ? undefined : 'a denial';
  const missing = first.filter((group) => !group.some((alternative) => isSaid(said, alternative)));
  return missing.length === 0 ? undefined : missing.map((group) => group.join(' or ')).join(', and ');
}

const plain = (text: string): string =>
  text
    .replaceAll('&#46;', '.')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replaceAll('€', 'EUR')
    .toLowerCase();

const verdicts: Readonly<Record<string, string>> = {
  ja: 'ja',
  yes: 'yes',
  nein: '(?:nein|kein)',
  no: '(?:no|not)',
};

function isSaid(said: string, alternative: string): boolean {
  const wanted = plain(alternative).trim();
  const verdict = verdicts[wanted];
  if (verdict !== undefined) return new RegExp(String.raw`(?:^|\n|\. )\W*${verdict}\b`, 'u').test(said);
  return waysToWrite(wanted).some((one) =>
    /^\d/.test(one)
      ? new RegExp(String.raw`(?<![\d.,])${escaped(one)}(?!\d|[.,]\d(?!0\d\d))`, 'u').test(said)
      : said.includes(one),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const months = [
  ...['januar', 'februar', 'märz', 'april', 'mai', 'juni'],
  ...['juli', 'august', 'september', 'oktober', 'november', 'dezember'],
];

/** „1139,53“ as it is rounded, „15.01“ as „15. Januar“, „4-6“ as „4 bis 6“. */
function waysToWrite(wanted: string): readonly string[] {
  const ways = [wanted, wanted.replace(/(\d)\s*[-–]\s*(\d)/, '$1 bis $2'), wanted.replace('-', '–')];
  const [, whole, cents] = /^(\d[\d.]*)(?:,(\d\d))?$/.exec(wanted) ?? [];
  if (whole !== undefined) {
    const amount = Number(`${whole.replaceAll('.', '')}.${cents ?? '00'}`);
    const inThousands = (by: string) => String(Math.round(amount)).replace(/\B(?=(\d{3})+(?!\d))/g, by);
    ways.push(inThousands('.'), inThousands(','), wanted.replace(',', '.'), `${wanted},00`);
  }
  const [, day = '', month] = /^(\d\d?)\.(\d\d?)\.?$/.exec(wanted) ?? [];
  if (month !== undefined)
    ways.push(
      `${day.padStart(2, '0')}.${month.padStart(2, '0')}.`,
      `${Number(day)}. ${months[Number(month) - 1] ?? ''}`,
    );
  return ways;
}
