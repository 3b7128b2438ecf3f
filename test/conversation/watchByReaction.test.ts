// The reaction :bell: on an answer: what it says is subscribed to, as if „abo“ had been written.
import { expect, test } from 'vitest';
import { answered, nothingMore } from '../support/fileWish.ts';
import { type Office, openOffice, until } from '../support/office.ts';
import { askSettled, errorsIn, messagesFor } from '../support/settled.ts';
import { long } from '../support/long.ts';

const pair = 'halteverbot köln münchen';
const inUmzug = { channel: 'umzug', topic: 'Glocke' } as const;

const ring = (office: Office, messageId: number, who: 'max' | 'erika' | 'gisela') =>
  office.chat.as(office.chat.people[who]).react(messageId, 'bell');

const toldFor = (office: Office, id: number) =>
  messagesFor(office, id).filter(({ content }) => /\[↩ (?:Abo|Subscription)\]/.test(content));

async function told(office: Office, id: number): Promise<string> {
  await until(() => toldFor(office, id).length > 0, 'what becomes of the bell');
  return toldFor(office, id).at(-1)?.content ?? '';
}

test.each([
  ['in a channel', pair, inUmzug, 'erika', 'Abonniert: **Halteverbot Köln – München**', 'abos'],
  ['privately', pair, {}, 'max', 'Abonniert: **Halteverbot Köln – München**', 'abos'],
  ['in English', 'no-parking köln münchen', {}, 'max', 'Subscribed: **No-parking', 'subscriptions'],
] as const)('%s, changes of that answer are told', long, async (_, text, where, who, said, list) => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, text, { ...where, as: who });
  await askSettled(office, 'jagdschein hessen', { ...where, as: who });
  ring(office, answerId, who);
  expect(await told(office, id)).toContain(said);
  expect(await office.ask(list, { ...where, as: who })).toMatch(/Köln – München/);
  expect(await office.ask(list, { ...where, as: who })).not.toContain('Jagdschein');
  office.facts.change({
    path: '/koeln/muenchen/',
    answer: (json) => {
      const { von, ...others } = json as { readonly von: object };
      return { ...others, von: { ...von, fee_max_eur: 333 } };
    },
  });
  await office.tick('notices');
  const notice = () => messagesFor(office, id).find(({ content }) => /\[↩ (?:Meldung|Notice)/.test(content));
  await until(() => notice() !== undefined, 'the notice');
  expect(notice()?.content).toContain('333');
  expect(errorsIn(office)).toEqual([]);
});

test('who may not in that channel is told so privately, and nothing is subscribed', async () => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, pair, inUmzug);
  ring(office, answerId, 'max');
  expect(await told(office, id)).toContain('nur Administratoren und Moderatoren');
  expect(toldFor(office, id).map(({ type }) => type)).toEqual(['private']);
  expect(await office.ask('abos', inUmzug)).toContain('nichts abonniert');
  ring(office, answerId, 'erika');
  await until(() => toldFor(office, id).length > 1, 'the subscription');
  expect(await office.ask('abos', inUmzug)).toContain('Köln – München');
});

test('what is no answer of the service gives nothing to subscribe to', async () => {
  const office = await openOffice();
  const { id, answerId } = await answered(office, 'hilfe', {});
  ring(office, answerId, 'max');
  await nothingMore(office);
  expect(toldFor(office, id).filter(({ content }) => content.includes('Abonniert'))).toEqual([]);
  expect(await office.ask('abos')).toContain('nichts abonniert');
});
