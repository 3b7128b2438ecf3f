// What the asker can mend: what is wrong, as data. The words for it are in bot/wording/explain.ts.
import type { Lang, Text } from '../../document/index.ts';
import type { Choice, UnlistedPlace } from '../recognisers/recogniser.ts';
import type { Word } from '../recognisers/words.ts';
import type { Argument } from './command.ts';

export type Clarification =
  /** The first word is no command, and nothing in the text is. */
  | {
      readonly kind: 'unknownCommand';
      readonly typed: string;
      readonly near: readonly string[];
      /** All that was said: a word may tell who can help instead. */
      readonly words?: readonly Word[];
      /** No matter of an office: a piece of work, or talk; or a thing that only begins like a topic. Nothing comes near. */
      readonly aside?: 'work' | 'talk' | 'thanks' | 'thing' | undefined;
    }
  /** An argument's value is not among those that exist. */
  | {
      readonly kind: 'unknownValue';
      readonly typed: string;
      readonly label: Text;
      readonly choices: readonly Choice[];
      /** What was typed is a German town, which the service does not have. */
      readonly place?: UnlistedPlace | undefined;
      /** What a value must be, where no list says so. */
      readonly expects?: Text | undefined;
      /** The next message may say it otherwise. */
      readonly asksBack?: true;
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
      readonly choices: readonly Choice[];
      readonly otherwise: Choice | undefined;
    }
  /** The words speak of several commands; the next message may name one. */
  | { readonly kind: 'subject'; readonly choices: readonly Choice[] }
  /** Two values for one argument; the next message says which counts. */
  | {
      readonly kind: 'contradiction';
      readonly label: Text;
      readonly choices: readonly Choice[];
    }
  /** Anything else, said by whoever noticed. With `asksBack` the next message may say the value otherwise. */
  | { readonly kind: 'other'; readonly say: Text; readonly asksBack?: true };

export class ClarificationNeeded extends Error {
  override readonly name = 'ClarificationNeeded';
  readonly problem: Clarification;

  constructor(problem: Clarification) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** What is worked out; undefined where something must be asked back first. */
export async function unlessAsking<Value>(work: () => Promise<Value> | Value): Promise<Value | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ClarificationNeeded) return undefined;
    throw error;
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
