// So much changes at once that it is held back, and administrators decide; by then the service may say something else.
// @module-tag long
import { describe, expect, test } from 'vitest';
import { type Json, noticesIn, officeWithClock, setFields, setTop } from '../support/noticeOffice.ts';
import { type Office, until } from '../support/office.ts';

describe('much at once', () => {
  const topics = ['erbschein', 'jagdschein hessen', 'gmbh köln muster', 'halteverbot berlin-mitte hamburg'];

  async function storm() {
    const { office, hour, now } = await officeWithClock({ withoutBot: true });
    const bot = await office.startBot({ now });
    for (const topic of topics) await office.ask(`abo ${topic}`);
    const undo = office.facts.change({ path: /./, answer: (json) => tripled(json) });
    await hour();
    await hour();
    return { office, hour, asked: askedIn(office), undo, now, bot };
  }

  const askedIn = ({ chat }: Office) =>
    chat
      .messages()
      .filter(({ content }) => content.includes('auf einmal geändert'))
      .map(({ content }) => ({ content }));
  const settledIn = ({ chat }: Office) =>
    chat.messages().filter(({ content }) => content.includes('**Erledigt**'));

  test('is told to nobody before an administrator was asked, once, with the differences as a file', async () => {
    const { office, asked } = await storm();
    expect(noticesIn(office)).toEqual([]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.content).toContain('**4 von 4** abonnierten Themen');
    expect(asked[0]?.content).toMatch(/\[aenderungen-2026-11-21&#46;csv\]\(\/user_uploads\//);
    expect(await office.ask('abo freigeben')).toContain('Das dürfen nur Administratoren');
    expect(noticesIn(office)).toEqual([]);
  });

  test('is told when it is released, each once', async () => {
    const { office, hour } = await storm();
    expect(await office.ask('abo freigeben', { as: 'erika' })).toContain('**Freigegeben**');
    await until(() => noticesIn(office).length === topics.length, 'the notices');
    await hour();
    expect(noticesIn(office)).toHaveLength(topics.length);
    expect(await office.ask('abo freigeben', { as: 'erika' })).toContain('keine Meldung zurückgehalten');
  });

  test('counts as seen when it is discarded, and what changes then is told', async () => {
    const { office, hour, undo } = await storm();
    expect(await office.ask('abo verwerfen', { as: 'erika' })).toContain('**Verworfen**');
    await hour();
    expect(noticesIn(office)).toEqual([]);
    undo();
    office.facts.change({ path: /(?<!erbschein\/facts\/)$/, answer: (json) => tripled(json) });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    expect(noticesIn(office)[0]).toContain('Erbschein');
  });

  test('and is then as it was before is let go, administrators are told, and nothing is sent', async () => {
    const { office, hour, undo } = await storm();
    undo();
    await hour();
    await hour();
    expect(settledIn(office)).toHaveLength(1);
    expect(await office.ask('abo freigeben', { as: 'erika' })).toContain('keine Meldung zurückgehalten');
    await hour();
    expect(noticesIn(office)).toEqual([]);
    expect(askedIn(office)).toHaveLength(1);
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
  });

  test.each(['freigeben', 'verwerfen'])(
    'and is as it was before when it is decided (%s): nothing is sent, and nobody is asked again',
    async (what) => {
      const { office, hour, undo } = await storm();
      undo();
      await office.ask(`abo ${what}`, { as: 'erika' });
      await hour();
      await hour();
      expect(noticesIn(office)).toEqual([]);
      expect(askedIn(office)).toHaveLength(1);
      setFields(office, { fee_max_eur: 140 });
      await hour();
      expect(noticesIn(office)[0]).toContain('bisher 20 bis 125 €');
    },
  );

  test('and in part is as it was before: the others are asked about anew, and sent', async () => {
    const { office, hour, undo } = await storm();
    undo();
    office.facts.change({ path: /(?<!erbschein\/facts\/)$/, answer: (json) => tripled(json) });
    await hour();
    await hour();
    expect(askedIn(office)).toHaveLength(2);
    expect(askedIn(office)[1]?.content).toContain('**3 von 4**');
    expect(askedIn(office)[1]?.content).toContain('Andere (1), die ich zurückgehalten hatte, sind wieder');
    await office.ask('abo freigeben', { as: 'erika' });
    await until(() => noticesIn(office).length === 3, 'the notices');
    await hour();
    expect(noticesIn(office)).toHaveLength(3);
    expect(noticesIn(office).join()).not.toContain('Erbschein');
  });

  test('and is another one when it is released: that is asked about first', async () => {
    const { office, hour, undo } = await storm();
    undo();
    office.facts.change({ path: /./, answer: (json) => tripled(tripled(json)) });
    await office.ask('abo freigeben', { as: 'erika' });
    await until(() => askedIn(office).length === 2, 'the second question');
    await hour();
    expect(noticesIn(office)).toEqual([]);
    await office.ask('abo freigeben', { as: 'erika' });
    await until(() => noticesIn(office).length === topics.length, 'the notices');
    expect(noticesIn(office)[0]).toContain('ab 270 €');
  });

  test('is not sent as long as the service cannot be asked whether it still holds', async () => {
    const { office, hour } = await storm();
    const how = { kind: 'answer', status: 500, body: '' } as const;
    const down = office.facts.fault({ path: /./, times: Infinity, how });
    await office.ask('abo freigeben', { as: 'erika' });
    await hour();
    expect(noticesIn(office)).toEqual([]);
    down();
    await hour();
    expect(noticesIn(office)).toHaveLength(topics.length);
  });

  test('is asked about once, also over a restart, and again when it happens again', async () => {
    const { office, hour, now, bot } = await storm();
    await bot.stop();
    await office.startBot({ now });
    await office.ask('hilfe');
    await hour();
    expect(askedIn(office)).toHaveLength(1);
    await office.ask('abo verwerfen', { as: 'erika' });
    await hour();
    office.facts.change({ path: /./, answer: (json) => tripled(json) });
    await hour();
    expect(askedIn(office)).toHaveLength(2);
  });

  test('is told in the morning where it is released at night', async () => {
    const { office, hour } = await storm();
    // 12 o’clock in Berlin, and 11 hours later.
    await hour(11);
    const said = await office.ask('abo freigeben', { as: 'erika' });
    expect(said).toContain('**Freigegeben**: Ich sehe ab 7 Uhr noch einmal nach');
    await hour();
    expect(noticesIn(office)).toEqual([]);
    await hour(8);
    expect(noticesIn(office)).toHaveLength(topics.length);
  });
});

describe('words alone', () => {
  const withPaper = (answer: Json) => ({
    documents: [...(answer['documents'] as unknown as string[]), 'Führungszeugnis (Belegart 0), Original'],
  });

  test('of two topics in one look come on two days; a figure comes at once', async () => {
    const { office, hour } = await officeWithClock();
    const topics = ['erbschein', 'fakten jagdschein', 'gmbh köln muster', 'halteverbot berlin-mitte hamburg'];
    for (const topic of topics) await office.ask(`abo ${topic}`);
    for (const path of ['/erbschein/facts/', '/jagdschein/facts/']) setTop(office, path, withPaper);
    await hour();
    expect(noticesIn(office)).toHaveLength(1);
    setFields(office, { fee_max_eur: 140 });
    await hour();
    expect(noticesIn(office)).toHaveLength(2);
    expect(noticesIn(office)[1]).toContain('20 bis 140 €');
    await hour(22);
    expect(noticesIn(office)).toHaveLength(3);
    await hour();
    expect(noticesIn(office)).toHaveLength(3);
  });

  test('of more than half at once are held back as well', async () => {
    const { office, hour } = await officeWithClock();
    for (const topic of ['erbschein', 'fakten jagdschein', 'fakten gmbh']) await office.ask(`abo ${topic}`);
    setTop(office, /\/facts\/$/, withPaper);
    await hour();
    expect(noticesIn(office)).toEqual([]);
    await office.ask('abo freigeben', { as: 'erika' });
    await until(() => noticesIn(office).length === 3, 'all notices');
  });
});

function tripled(json: unknown): unknown {
  if (typeof json === 'number') return json * 3;
  if (Array.isArray(json)) return json.map(tripled);
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, tripled(value)]));
}
