// How the bot has read each question, as the demo remembers it for the side panel: the frames that were answered.
import { expect, test } from 'vitest';
import { rememberReadings } from '../../src/demo/readings.ts';
import { openOffice, until, type Where } from '../support/office.ts';

/** The bot at work, with what it told of its readings: of a message, its lines by their English labels. */
async function openRemembering() {
  const readings = rememberReadings();
  const office = await openOffice({ bot: { onRead: readings.add } });
  const linesOf = (messageId: number) => {
    const message = office.chat.messages().find(({ id }) => id === messageId);
    const questions = message && readings.of(message);
    return questions?.map(({ lines }) => lines.map(({ label, text }) => `${label.en}: ${text}`));
  };
  /** Asks, waits for the answer, and gives both messages' ids. */
  async function ask(text: string, where?: Where) {
    const id = office.say(text, where);
    await until(() => office.answersTo(id).length > 0, 'the answer');
    const answerId = office.chat
      .messages()
      .findLast(({ senderId }) => senderId === office.chat.amtsbot.userId)?.id;
    return { id, answerId: answerId ?? 0 };
  }
  return { office, ask, linesOf };
}

test('two people in one topic have a frame each', async () => {
  const { ask, linesOf } = await openRemembering();
  const here = { channel: 'umzug', topic: 'Fragen' };
  await ask('halteverbot köln münchen', { ...here, as: 'max' });
  await ask('gmbh köln', { ...here, as: 'erika' });
  const more = await ask('und nach hamburg?', { ...here, as: 'max' });
  const [lines = []] = linesOf(more.id) ?? [];
  expect(lines).toContain('Command: halteverbot, de, strict');
  expect(lines).toContain('Slot: nach = {"value":"hamburg","label":"Hamburg"} from “hamburg”, score 1');
  expect(lines).toContain('Read from: “halteverbot köln münchen”, “und nach hamburg?”');
  expect(linesOf(more.answerId)).toEqual(linesOf(more.id));
});

test('what was asked back is judged open, what answers it is read together with it', async () => {
  const { ask, linesOf } = await openRemembering();
  const asked = await ask('wallbox efh sachsen standard');
  expect(linesOf(asked.id)?.flat()).toContain('Judgement: not to be answered before this is mended: missing');
  const answer = await ask('5');
  expect(linesOf(answer.id)?.flat()).toContain('Judgement: to be answered');
  expect(linesOf(answer.id)?.flat()).toContain('Read from: “wallbox efh sachsen standard”, “5”');
});

test('an edited question is told as it was read last; a greeting and what nobody knows have no frame', async () => {
  const { office, ask, linesOf } = await openRemembering();
  const { id } = await ask('halteverbot köln münchen');
  office.chat.as(office.chat.people.max).edit(id, 'halteverbot köln hamburg');
  await until(() => linesOf(id)?.flat().join().includes('Hamburg') === true, 'the edited question');
  expect(linesOf(id)).toHaveLength(1);
  expect(linesOf(id)?.flat().join()).not.toContain('muenchen');
  expect(linesOf((await ask('hallo')).id)?.flat()).toContain('No frame: greeting');
  const unknown = linesOf((await ask('blubberwurst')).id)
    ?.flat()
    .join('\n');
  expect(unknown).toMatch(/^No frame: unknownCommand “blubberwurst”/m);
});

test('of talk that is not for the bot nothing is told', async () => {
  const { office, linesOf } = await openRemembering();
  const max = office.chat.as(office.chat.people.max);
  const id = max.send({ channel: 'umzug', topic: 'Fragen', content: 'halteverbot köln münchen?' });
  await office.ask('hallo');
  expect(linesOf(id)).toBeUndefined();
});
