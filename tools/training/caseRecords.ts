// What the service says of a single case, in pieces: what a command reads for a line as „kfz neuzulassung amt“.
import type { Catalogue } from '../../src/bot/understanding/catalogue.ts';
import { matchOfLine } from '../../src/bot/understanding/chooseCommand.ts';
import { judge } from '../../src/bot/understanding/judge.ts';
import { parseMessage } from '../../src/bot/understanding/parseMessage.ts';
import { readFrame } from '../../src/bot/understanding/readFrame.ts';
import { inLanguage } from '../../src/document/index.ts';
import { type FactsService, forQuestion, readRecord } from '../../src/facts/index.ts';
import { type Call, type Piece, piecesIn } from '../../src/kit/index.ts';

/** Throws where the line is no whole case. */
export async function piecesOfCase(
  line: string,
  now: Date,
  service: FactsService,
  catalogue: Catalogue,
): Promise<readonly Piece[]> {
  const { signal } = new AbortController();
  const said = parseMessage(line);
  const match = matchOfLine(line, said.words, catalogue);
  if (!match) throw new Error(`“${line}” names no command`);
  const { facts, answers } = forQuestion(service);
  const timeZone = 'Europe/Berlin';
  const frame = await readFrame(match, {
    said,
    askedAt: now,
    parts: { catalogue, facts: service, timeZone },
    signal,
  });
  const { command, values, intent } = judge(frame);
  // What a command on a topic takes: nothing of the chat.
  const call = {
    ...{ values, intent, signal, facts, lang: 'de', say: inLanguage('de'), today: '2026-11-21' },
    ...{ question: line, text: '', uploads: [], commands: catalogue.commands },
  };
  await command.run(call as unknown as Call<Record<string, never>>);
  const { fields } = command;
  return answers().flatMap((json) =>
    piecesIn(readRecord(json), { isNamed: () => false, fields, lang: 'de' }),
  );
}
