// What the sources of the subsidy leave open, and which of it touches one question.
import {
  type Call,
  type FactsRecord,
  joined,
  type Table,
  text,
  textsTable,
  note,
  type Note,
} from '../../src/kit/index.ts';

/** The contract's own name for them comes first. */
const names = ['unresolved_source_issues', 'unresolved_issues', 'issues', 'offene_punkte', 'ungeklaert'];

export interface Issue {
  readonly text: string;
  /** The service itself says whether it matters for what was asked. */
  readonly touches: boolean | undefined;
}

export function readIssues(answer: FactsRecord): readonly Issue[] {
  const entries = answer.children(...names);
  if (entries.length === 0) return answer.texts(...names).map((said) => ({ text: said, touches: undefined }));
  return entries.flatMap((entry): Issue[] => {
    const said = entry.text('issue_de', 'issue', 'text', 'beschreibung', 'description', 'titel', 'title');
    const touches = entry.yesNo('touches_request', 'affects_request', 'relevant', 'betrifft');
    if (said === undefined) return [];
    // Its id and its sources are for the editors of the data.
    entry.takeRest();
    return [{ text: said, touches }];
  });
}

/** The issues next to the figure, as one note, and the others folded. */
export function issuesShown(
  issues: readonly Issue[],
  isNear: (issue: Issue) => boolean,
  { say }: Pick<Call, 'say'>,
): { readonly near: Note | undefined; readonly tables: readonly Table[] } {
  const touching = issues.filter(isNear);
  const others = issues.filter((issue) => !touching.includes(issue));
  const open = say({ de: 'Ungeklärt laut Quellen', en: 'Left open by the sources' });
  return {
    near:
      touching.length > 0
        ? note('condition', [
            `${open}: `,
            ...joined(
              touching.map((issue) => [text(issue.text)]),
              ' ',
            ),
          ])
        : undefined,
    tables: textsTable(
      open,
      others.map((issue) => issue.text),
      { folded: true },
    ),
  };
}
