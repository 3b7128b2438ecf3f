// Somebody asks very much at once, at Zulip's own limits; how long others wait meanwhile.
import { type Office, openOffice, until } from '../support/office.ts';

export const doneIn = (office: Office) => office.log.filter(({ msg }) => msg === 'question done').length;

/** So long somebody may wait for the first answer, on a machine that has ten other things to do. */
export const withinMs = 5_000;

/** And so long on one that has not: nobody else's processor's time is counted. */
export const withinOwnMs = 1_000;

/** How long somebody waits for the first answer, in milliseconds: by the clock, and by what this process works. */
export async function firstAnswer(office: Office, as: 'erika' | 'gisela', channel?: string) {
  const startedAt = performance.now();
  const startedWith = process.cpuUsage();
  await office.ask('hilfe', { as, ...(channel && { channel, topic: 'Fragen' }) });
  const { user, system } = process.cpuUsage(startedWith);
  return { ms: performance.now() - startedAt, ownMs: (user + system) / 1000 };
}

/**
 * The same of three people beside a flood, one in its middle and two behind it: so many questions in one topic, and as
 * many in topics of their own.
 */
export async function firstAnswersBeside(count: number) {
  const office = await openOffice({ settings: { ZULIP_RATE_LIMITS: '200/60' } });
  // What the first answer of a process costs is no delay.
  await office.ask('hilfe', { as: 'gisela', channel: 'umzug', topic: 'Davor' });
  for (let index = 0; index < count; index++)
    for (const topic of ['Fragen', `Thema ${index}`]) office.say('hilfe', { channel: 'umzug', topic });
  const inItsMiddle = await firstAnswer(office, 'erika', 'umzug');
  await until(() => doneIn(office) > 40, 'the flood to be worked on');
  return [inItsMiddle, await firstAnswer(office, 'erika'), await firstAnswer(office, 'gisela', 'umzug')];
}
