// What is said or asked back where a message names no command, or not one alone.
import { type Clarification, ClarificationNeeded, type Command, noSuppliersOn } from '../../kit/index.ts';
import type { WantedTopic } from '../wanted/wanted.ts';
import { type Aside, asideIn } from './aside.ts';
import type { Catalogue } from './catalogue.ts';
import { type CommandMatch, matchCommand } from './matchCommand.ts';
import type { ParsedMessage } from './parseMessage.ts';
import { nearTopics } from './subjects.ts';

/** Who does it is nothing that the calculator of a topic could tell. */
export const noSuppliers = (topic: Exclude<WantedTopic, 'none'>) =>
  new ClarificationNeeded({ kind: 'other', say: noSuppliersOn(topic) });

/** „Was kostet die Prüfung in Köln?“ could be about several. */
export function whichOf(spoken: readonly CommandMatch[]): Clarification {
  const choices = spoken.map(({ command }) => ({ value: command.name.de[0], label: command.name.de[0] }));
  return { kind: 'subject', choices };
}

/** Nothing that is known, or a change that is not ordered. */
export function unknown(
  said: ParsedMessage,
  offered: readonly Command[],
  catalogue: Catalogue,
  aside: 'thing' | Aside | undefined = asideIn(said),
): ClarificationNeeded {
  const { words, isOrder } = said;
  const named = matchCommand(words, catalogue)?.command;
  if (named?.changes && !isOrder && offered.includes(named)) return noOrder(named);
  return new ClarificationNeeded({
    kind: 'unknownCommand',
    typed: words[0]?.text ?? '',
    near: nearTopics(words, offered),
    words,
    // „setze den status auf foo“ speaks of what the bot can do.
    aside: words.some(({ plain }) => catalogue.byName.has(plain)) && aside === 'talk' ? undefined : aside,
  });
}

/** What is told of a command that changes something and is no order: quoted, formatted, behind other words. */
const noOrder = ({ usage }: Command) =>
  new ClarificationNeeded({
    kind: 'other',
    say: {
      de: `Damit ändere ich nichts: Ein Befehl, der etwas ändert, steht gleich hinter meinem Namen (in einer Direktnachricht am Anfang), ohne Zitat und Formatierung. Zum Beispiel: ${usage.de[0]}.`,
      en: `This changes nothing: a command that changes something stands right behind my name (in a direct message at the beginning), without quote or formatting. For example: ${usage.en[0]}.`,
    },
  });

/** „als PDF“, and no answer before it. */
export const fileOfWhat = new ClarificationNeeded({
  kind: 'other',
  say: {
    de: 'Hier steht noch keine Antwort, die ich als Datei geben könnte; hängen Sie es an die Frage an, zum Beispiel: halteverbot köln münchen pdf.',
    en: 'There is no answer here yet that I could give as a file; add it to the question, for example: no-parking köln münchen pdf.',
  },
});
