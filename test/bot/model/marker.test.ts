// The quiet link is read back as it was written, and nothing else is taken for it.
import { describe, expect, test } from 'vitest';
import { type Marker, type MessageKind, readMarker, writeMarker } from '../../../src/bot/model/marker.ts';
import type { Conversation } from '../../../src/bot/model/question.ts';

const settings = { featureLevel: 421, ownUserId: 42 };
const channel: Conversation = {
  kind: 'channel',
  channelId: 5,
  channelName: 'umzug & (mehr)',
  topic: '50 % Ärger.)',
};
const direct: Conversation = { kind: 'direct', userIds: [7, 99] };

describe('a marker', () => {
  const kinds: readonly MessageKind[] = ['answer', 'redirect', 'askBack', 'collective'];
  const cases = kinds.flatMap((kind) =>
    [channel, direct].flatMap((where) => [1, 12].map((parts) => [kind, where, parts] as const)),
  );
  test.each(cases)('%s, %o, of %i is read back', (kind, where, parts) => {
    const marker: Marker = { kind, questionId: 123_456, part: parts, parts };
    for (const lang of ['de', 'en'] as const) {
      expect(readMarker(`Text · ${writeMarker(marker, where, lang, settings)}`)).toEqual(marker);
    }
  });

  test('links to the question as Zulip writes such links', () => {
    const marker: Marker = { kind: 'answer', questionId: 9, part: 1, parts: 1 };
    expect(writeMarker(marker, channel, 'de', settings)).toBe(
      '[↩ Antwort](#narrow/channel/5-umzug-.26-.28mehr.29/topic/50.20.25.20.C3.84rger.2E.29/near/9)',
    );
    expect(writeMarker(marker, channel, 'de', { ...settings, featureLevel: 249 })).toContain(
      '#narrow/stream/5-',
    );
    expect(writeMarker(marker, direct, 'en', settings)).toBe('[↩ Answer](#narrow/dm/7,42,99-dm/near/9)');
  });

  test.each([
    '',
    'Text',
    '[↩ Antwort](#narrow/dm/7-dm/near/9) und mehr',
    '[Antwort](#narrow/dm/7-dm/near/9)',
    '[↩ Quatsch](#narrow/dm/7-dm/near/9)',
  ])('is not seen in %j', (content) => {
    expect(readMarker(content)).toBeUndefined();
  });
});
