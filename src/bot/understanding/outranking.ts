// Which of several commands that a text names is meant.
import { type Command, readWords, type Word } from '../../kit/index.ts';
import type { NamedCommand } from './catalogue.ts';
import { hasSubject } from './misspelt.ts';

/** As far as it matters here. */
interface Named extends NamedCommand {
  readonly isStrict: boolean;
}

/**
 * „Wer macht Balkonkraftwerke, Anbieter?“ is about suppliers, „unsere GmbH baut 15 Wallboxen“ about the Wallboxen; else
 * the first name counts.
 */
export function outranking<Match extends Named>(found: readonly Match[]): Match | undefined {
  const [first, ...others] = found;
  if (!first || first.isStrict) return first;
  const about = found.find(({ command, saysValue }) => command.about && !saysValue);
  // „Unser Meister …, was kostet der Ausbilderschein?“ is not about the Meister's own examination.
  const isPassing = first.command.about && first.saysValue;
  return (
    about ??
    others.find(
      (other) =>
        other.command !== first.command && (isValueOf(first, other) || (isPassing && hasSubject(other))),
    ) ??
    first
  );
}

/** Whether a command's name is a value of the other one: the company that applies. */
const isValueOf = ({ command, lang }: Named, { command: other }: Named) =>
  takesAsValue(other, readWords(command.name[lang][0]), lang);

export function takesAsValue(command: Command, name: readonly Word[], lang: NamedCommand['lang']): boolean {
  const context = { lang, askedOn: '', choices: undefined };
  return Object.values(command.arguments).some(
    ({ recogniser }) =>
      !recogniser.choices && recogniser.find(name, context).some(({ score }) => score === 1),
  );
}
