// The amount for one household in one sentence, yes or no first where that was asked; and what limits it.
import {
  type Call,
  money,
  note,
  type Note,
  type Sentence,
  type Speaking,
  type Table,
  text,
  textCell,
  textsTable,
  together,
} from '../../src/kit/index.ts';
import type { AmountRead, ProgrammeRead } from './fields.ts';
import { asksWhetherFunded } from '../funding/asked.ts';

/** Undefined where the service states neither an amount nor that there is none. */
export function amountHeadline(
  { amount, eligible, limit, status }: AmountRead,
  { bracket, isOnLimit }: { readonly bracket: number; readonly isOnLimit: boolean },
  { say, intent }: Speaking,
): Sentence | undefined {
  // At the limit itself the sources leave open whether there is anything.
  const isAsked = asksWhetherFunded(intent) && !(isOnLimit && bracket === limit?.max);
  const unclear = isOnLimit && money(bracket);
  const doubt = say`[ – **aber genau bei ${unclear} ist der Grenzwert ungeklärt**]
    [ – **but exactly at ${unclear} the limit is unclear**]`;
  if (eligible === false) {
    const none = isAsked
      ? say`**Nein, keine Förderung**\n**No, there is no subsidy**`
      : say`**Keine Förderung**\n**No subsidy**`;
    return say`${none}${aboveLimit(bracket, limit?.max, say)}${doubt}.`;
  }
  if (!amount)
    return eligible && isAsked ? say`**Ja, förderfähig**${doubt}.\n**Yes, eligible**${doubt}.` : undefined;
  const answer = amount.max > 0 ? { de: 'Ja', en: 'Yes' } : { de: 'Nein', en: 'No' };
  const said = say`**[${isAsked && answer}, ]${money(amount.min, amount.max)}**`;
  // Nobody has passed it yet.
  const isPlanned = /Eckpunkte/.test(status ?? '');
  return say`${said} Förderung[${isPlanned} nach den Eckpunkten]${doubt}.
    ${said} subsidy[${isPlanned} under the announced key points]${doubt}.`;
}

/** Why there is none, where the income is the reason. */
export const aboveLimit = (bracket: number, limit: number | undefined, say: Call['say']): Sentence => {
  const most = limit !== undefined && bracket > limit && money(limit);
  const why = say`: das Einkommen liegt über der Grenze von ${most}
    : the income is above the limit of ${most}`;
  return why ?? [];
};

export interface Issue {
  readonly says: string;
  readonly touches: boolean | undefined;
}

export function issuesIn({ issues, issueTexts }: ProgrammeRead): readonly Issue[] {
  const entries = issues.flatMap(({ values: { says, touches } }) =>
    says === undefined ? [] : [{ says, touches }],
  );
  return entries.length > 0 ? entries : issueTexts.map((says) => ({ says, touches: undefined }));
}

const leftOpen = { de: 'Ungeklärt laut Quellen', en: 'Left open by the sources' };

/**
 * One short condition next to the figure: the requirement of a hybrid, and what is open about just this case, by its
 * name; in `full` where it decides about this income.
 */
export function conditionNote(
  { hybrids }: ProgrammeRead,
  near: { readonly issues?: readonly Issue[]; readonly full?: readonly Issue[]; readonly isHybrid?: boolean },
  say: Call['say'],
): Note | undefined {
  const { issues = [], full = [], isHybrid = false } = near;
  const texts = issues.map((issue) =>
    full.includes(issue) ? issue.says.replace(/\.$/, '') : headOf(issue.says),
  );
  const isMore = !issues.every((issue) => full.includes(issue));
  const criteria = isHybrid && textCell(hybrids);
  const open = texts.length > 0 && text(texts.join('. '));
  const condition = say`Bedingung: ${criteria}.\nCondition: ${criteria}.`;
  const isOpen = say`${leftOpen}: ${open}[${isMore} (mehr unten)].\n${leftOpen}: ${open}[${isMore} (more below)].`;
  return note('condition', together([condition, isOpen], ' '));
}

/**
 * „Berücksichtigung von Kindern“, of „Berücksichtigung von Kindern (Haushalt, …) in der Richtlinie geregelt“. A word or two,
 * as in „PHEV: meist ODER, eine Quelle liest sich wie UND. …“, only name what it is about: then the whole sentence.
 */
function headOf(says: string): string {
  const [head = says] = says.split(/\s*[:(;]|\.\s/);
  const [whole = says] = says.split(/;\s|\.(?:\s|$)/);
  return head.split(/\s+/).length > 2 ? head : whole;
}

/** What it all rests on: the first line says it in a word. */
export const basisNote = ({ status }: ProgrammeRead, say: Call['say']): Note | undefined =>
  note('beside', say`Grundlage: ${textCell(status)}\nBasis: ${textCell(status)}`);

/** What else is open, for who wants to know. */
export const otherIssues = (issues: readonly Issue[], say: Call['say']): readonly Table[] =>
  textsTable(
    say(leftOpen),
    issues.map(({ says }) => says),
    { folded: true },
  );
