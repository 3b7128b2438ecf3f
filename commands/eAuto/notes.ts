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
      said(texts.length > 0 ? texts.join('; ') : undefined, say(leftOpen), `${more}.`),
    ],
    ' ',
  );
  return parts.length > 0 ? note('condition', parts) : undefined;
}

/** „Berücksichtigung von Kindern“, of „Berücksichtigung von Kindern (Haushalt, …) in der Richtlinie geregelt“. */
const headOf = (says: string) => says.split(/\s*[:(;]|\.\s/)[0] ?? says;

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
