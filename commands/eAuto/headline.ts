// The amount for one household in one sentence, yes or no first where that was asked; and what limits it.
import {
  type Call,
  joined,
  money,
  type Note,
  note,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
  textsTable,
} from '../../src/kit/index.ts';
import type { AmountRead, ProgrammeRead } from './fields.ts';
import { asksWhetherFunded } from '../funding/asksWhether.ts';

/** Undefined where the service states neither an amount nor that there is none. */
export function amountHeadline(
  { amount, eligible, limit, status }: AmountRead,
  { bracket, isOnLimit }: { readonly bracket: number; readonly isOnLimit: boolean },
  { say, intent }: Pick<Call, 'say' | 'intent'>,
): Sentence | undefined {
  // At the limit itself the sources leave open whether there is anything.
  const isAsked = asksWhetherFunded(intent) && !(isOnLimit && bracket === limit?.max);
  const doubt = isOnLimit
    ? say({
        de: sentence` – ${strong('aber genau bei ', money(bracket), ' ist der Grenzwert ungeklärt')}`,
        en: sentence` – ${strong('but exactly at ', money(bracket), ' the limit is unclear')}`,
      })
    : [];
  if (eligible === false) {
    const none = isAsked
      ? say({ de: 'Nein, keine Förderung', en: 'No, there is no subsidy' })
      : say({ de: 'Keine Förderung', en: 'No subsidy' });
    return [strong(none), ...aboveLimit(bracket, limit?.max, say), ...doubt, '.'];
  }
  if (!amount) {
    const yes = strong(say({ de: 'Ja, förderfähig', en: 'Yes, eligible' }));
    return eligible && isAsked ? [yes, ...doubt, '.'] : undefined;
  }
  const answer = amount.max > 0 ? say({ de: 'Ja, ', en: 'Yes, ' }) : say({ de: 'Nein, ', en: 'No, ' });
  const said = strong(...(isAsked ? [answer] : []), money(amount.min, amount.max));
  // Nobody has passed it yet.
  const basis = /Eckpunkte/.test(status ?? '')
    ? say({ de: ' nach den Eckpunkten', en: ' under the announced key points' })
    : '';
  return [...say({ de: sentence`${said} Förderung`, en: sentence`${said} subsidy` }), basis, ...doubt, '.'];
}

/** Why there is none, where the income is the reason. */
export const aboveLimit = (bracket: number, limit: number | undefined, say: Call['say']): Sentence =>
  limit !== undefined && bracket > limit
    ? say({
        de: sentence`: das Einkommen liegt über der Grenze von ${money(limit)}`,
        en: sentence`: the income is above the limit of ${money(limit)}`,
      })
    : [];

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
  const more = issues.every((issue) => full.includes(issue))
    ? ''
    : say({ de: ' (mehr unten)', en: ' (more below)' });
  const parts = joined(
    [
      said(isHybrid ? hybrids : undefined, say({ de: 'Bedingung', en: 'Condition' }), '.'),
      said(texts.length > 0 ? texts.join('. ') : undefined, say(leftOpen), `${more}.`),
    ],
    ' ',
  );
  return parts.length > 0 ? note('condition', parts) : undefined;
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
  note('beside', said(status, say({ de: 'Grundlage', en: 'Basis' })));

const said = (what: string | undefined, label: string, end = ''): Sentence | undefined =>
  what === undefined ? undefined : [`${label}: `, text(what), end];

/** What else is open, for who wants to know. */
export const otherIssues = (issues: readonly Issue[], say: Call['say']): readonly Table[] =>
  textsTable(
    say(leftOpen),
    issues.map(({ says }) => says),
    { folded: true },
  );
