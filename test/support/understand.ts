// A text that stands for itself, as what can be answered.
import { findCommand } from '../../src/bot/understanding/chooseCommand.ts';
import { type Understood, judge } from '../../src/bot/understanding/judge.ts';
import { readMessage } from '../../src/bot/understanding/message.ts';
import { parseMessage } from '../../src/bot/understanding/parseMessage.ts';
import type { UnderstandParts } from '../../src/bot/understanding/heard.ts';
import { readFrame } from '../../src/bot/understanding/readFrame.ts';

/** A text as what can be answered. Throws ClarificationNeeded. Asks the facts service only for what it offers. */
export async function understand(
  asked: { readonly text: string; readonly askedAt: Date },
  parts: UnderstandParts,
  signal: AbortSignal,
): Promise<Understood> {
  const [said = parseMessage(asked.text)] = readMessage(asked, parts.catalogue);
  const found = findCommand(said, parts.catalogue);
  return judge(await readFrame(found, { said, askedAt: asked.askedAt, parts, signal }));
}
