// What the asker can mend: what is wrong, as data. The words for it are in bot/wording/explain.ts.
import type { Lang, Text } from '../../document/index.ts';
import type { Choice } from '../recognisers/recogniser.ts';
import type { Word } from '../recognisers/words.ts';
import type { Argument } from './command.ts';

/** A command line without some of its words. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

export type Clarification =
  /** The first word is no command, and nothing in the text is. */
  | {
      readonly kind: 'unknownCommand';
      readonly typed: string;
      readonly near: readonly string[];
      /** All that was said: a word may tell who can help instead. */
      readonly words?: readonly Word[];
    }
  /** An argument's value is not among those that exist. */
  | {
      readonly kind: 'unknownValue';
      readonly typed: string;
      readonly label: Text;
      readonly choices: readonly Choice[];
      /** What a value must be, where no list says so. */
      readonly expects?: Text | undefined;
      /** The rest of the text around it: the next message may take its place. */
      readonly around?: Around;
    }
  /** A needed argument was not given; the next message may fill it in. */
  | {
      readonly kind: 'missing';
      readonly label: Text;
      readonly choices: readonly Choice[];
      readonly expects?: Text | undefined;
    }
  /** Words with several readings, of which the next message may choose one. `otherwise` is what „egal“ means. */
  | {
      readonly kind: 'ambiguous';
      readonly typed: string;
      readonly around: Around;
      readonly choices: readonly Choice[];
      readonly otherwise: Choice | undefined;
    }
  /** The words speak of several commands; the next message may name one. */
  | { readonly kind: 'subject'; readonly around: Around; readonly choices: readonly Choice[] }
  /** Two values for one argument; the next message says which counts. */
  | {
      readonly kind: 'contradiction';
      readonly label: Text;
      readonly choices: readonly Choice[];
      readonly around: Around;
    }
  /** Anything else, said by whoever noticed; with the text around it, the next message may take its place. */
  | { readonly kind: 'other'; readonly say: Text; readonly around?: Around };

export class ClarificationNeeded extends Error {
  override readonly name = 'ClarificationNeeded';
  readonly problem: Clarification;

  constructor(problem: Clarification) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** Anything that the asker can mend, said by whoever noticed. */
export const refusal = (say: Text) => new ClarificationNeeded({ kind: 'other', say });

/** An argument that is needed after all; for those that only some questions need. */
export function missingValue(
  { label, ask, recogniser }: Argument,
  lang: Lang,
  offered: readonly Choice[] | undefined = recogniser.offers?.(lang),
): ClarificationNeeded {
  return new ClarificationNeeded({
    kind: 'missing',
    label: ask ?? { de: `${label.de}?`, en: `${label.en}?` },
    choices: offered ?? [],
    expects: recogniser.expects,
  });
}
