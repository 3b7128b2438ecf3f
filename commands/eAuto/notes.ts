// What limits the figures: what the sources of the subsidy leave open, and what it all rests on.
import {
  type Call,
  joined,
  type Note,
  note,
  type Sentence,
  type Table,
  text,
  textsTable,
} from '../../src/kit/index.ts';
import type { ProgrammeRead } from './fields.ts';

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
 * One condition next to the figure: the requirement of a hybrid, what is open about just this case (`hasMore`: the fold
 * has more of it), and that nothing is final.
 */
export function conditionNote(
  { status, hybrids }: ProgrammeRead,
  near: { readonly issues?: readonly Issue[]; readonly hasMore?: boolean; readonly isHybrid?: boolean },
  say: Call['say'],
): Note | undefined {
  const { issues = [], hasMore = false, isHybrid = false } = near;
  const more = hasMore ? say({ de: ' (weitere unten)', en: ' (more below)' }) : '';
  const texts = issues.map(({ says }) => says).join(' ');
  const parts = joined(
    [
      said(isHybrid ? hybrids : undefined, say({ de: 'Bedingung', en: 'Condition' }), '.'),
      said(texts || undefined, say(leftOpen), more),
      said(status, say({ de: 'Grundlage', en: 'Basis' })),
    ],
    ' ',
  );
  return parts.length > 0 ? note('condition', parts) : undefined;
}

const said = (what: string | undefined, label: string, end = ''): Sentence | undefined =>
  what === undefined ? undefined : [`${label}: `, text(what), end];

/** What else is open, for who wants to know. */
export const otherIssues = (issues: readonly Issue[], say: Call['say']): readonly Table[] =>
  textsTable(
    say(leftOpen),
    issues.map(({ says }) => says),
    { folded: true },
  );
