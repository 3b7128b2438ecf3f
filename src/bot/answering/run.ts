// The command is run: for a case, for several side by side, or for what was decided to be asked in its place.
import { type Cell, type Document, joined, note } from '../../document/index.ts';
import type { Call } from '../../kit/index.ts';
import { judge, mostCompared, type Understood } from '../understanding/judge.ts';
import { unknown } from '../understanding/noCommand.ts';
import { notesOn } from '../understanding/readingNotes.ts';
import type { ParsedMessage } from '../understanding/parseMessage.ts';
import type { Asked, AnswerParts } from './call.ts';
import { sideBySide } from './compare.ts';
import type { CaseAnswer } from './compareTables.ts';
import { type Decision, insteadOf, namingTopic, nearestTo, withNearest, withStatement } from './decision.ts';
import { inWords } from './firstLine.ts';
import { figureIn } from './headlineFigure.ts';
import { inPlainWords } from './plainWords.ts';
import { ranked } from './rank.ts';
import { failure } from './reply.ts';
import { asksWhy, withReason } from './whyApart.ts';

/** Of cases that are compared, each is asked for by itself. */
export async function documentFor(
  { command, isOverview, compared, isBetween, question, values }: Understood,
  call: Call<Record<string, never>>,
): Promise<Document> {
  if (isOverview && command.overview) return ranked(await command.overview(call), question, command);
  if (compared.length < 2) {
    const document = await command.run(call);
    return values['list'] === undefined ? document : ranked(document, question, command);
  }
  const answers = compared.slice(0, mostCompared).map(async ({ name, values: own }) => ({
    name,
    document: await command.run({ ...call, values: own }),
  }));
  const cases = await Promise.all(answers);
  const apart = sideBySide(cases, question, isBetween);
  const document =
    asksWhy(question) && cases.length === 2 ? withReason(apart, figuresOf(cases), question) : apart;
  const left = compared.slice(mostCompared);
  if (left.length === 0) return document;
  const names = joined(
    left.map(({ name }) => [name]),
    '; ',
  );
  const notCompared = call.say({
    de: [`Mehr als ${mostCompared} vergleiche ich nicht auf einmal. Nicht dabei: `, ...names, '.'],
    en: [`I compare no more than ${mostCompared} at a time. Not among them: `, ...names, '.'],
  });
  return { ...document, notes: [note('reading', notCompared), ...(document.notes ?? [])] };
}

const figuresOf = (cases: readonly CaseAnswer[]): readonly Cell[] =>
  cases.flatMap(({ document }) => figureIn(document.headline)?.cell ?? []);

/** What a decision on a fact sheet comes to. */
export async function answerOf(
  decision: Decision,
  understood: Understood,
  said: ParsedMessage,
  call: Call<Record<string, never>>,
  asked: Asked,
  parts: AnswerParts,
): Promise<Document> {
  const own = await documentFor(understood, call);
  const instead = insteadOf(decision, own);
  if (instead) return runInstead(decision, instead, said, call, asked, parts);
  return inPlainWords(namingTopic(decision, withStatement(decision, own)), understood.command);
}

/** What is asked in place of the frame; nothing of a topic that was only guessed is told as if none were known. */
export async function runInstead(
  decision: Decision,
  { frame, more }: NonNullable<Decision['instead']>,
  said: ParsedMessage,
  call: Call<Record<string, never>>,
  asked: Asked,
  parts: AnswerParts,
): Promise<Document> {
  const { by, guessed, isNext } = decision;
  if (by.is === 'nothing' && guessed !== undefined && !isNext) {
    const offered = parts.catalogue.commands.filter(asked.asker.may);
    const { document } = failure(
      unknown(said, offered, parts.catalogue),
      frame.match,
      asked,
      parts,
      call.signal,
    );
    const note = nearestTo(decision, call.say);
    return note ? { ...document, notes: [note] } : document;
  }
  const its = judge(frame);
  const { values, intent } = its;
  const ofFrame = { ...call, values: values as Record<string, never>, intent, ...more };
  const document = withNearest(await documentFor(its, ofFrame), decision, call.say);
  const named = inPlainWords(namingTopic(decision, document), its.command);
  const read = notesOn(frame, inWords(named.headline, named.lang));
  return { ...named, notes: [...read, ...(named.notes ?? [])] };
}
