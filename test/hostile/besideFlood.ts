// Somebody asks very much at once, at Zulip's own limits; how long others wait meanwhile.
import { type Office, openOffice, until } from '../support/office.ts';

export const doneIn = (office: Office) => office.log.filter(({ msg }) => msg === 'question done').length;

/** So long somebody may wait for the first answer. */
export const withinMs = 5_000;

/** How long somebody waits for the first answer, in milliseconds. */
export async function firstAnswer(office: Office, as: 'erika' | 'gisela', channel?: string): Promise<number> {
  const startedAt = performance.now();
  await office.ask('hilfe', { as, ...(channel && { channel, topic: 'Fragen' }) });
  return performance.now() - startedAt;
}

/** The same of two people beside a flood: so many questions in one topic, and as many in topics of their own. */
export async function firstAnswersBeside(count: number): Promise<readonly number[]> {
  const office = await openOffice({ settings: { ZULIP_RATE_LIMITS: '200/60' } });
  for (let index = 0; index < count; index++)
    for (const topic of ['Fragen', `Thema ${index}`]) office.say('hilfe', { channel: 'umzug', topic });
  await until(() => doneIn(office) > 40, 'the flood to be worked on');
  return [await firstAnswer(office, 'erika'), await firstAnswer(office, 'gisela', 'umzug')];
}
