// The organization's own emoji.
import { expect } from 'vitest';
import { from, recording, type Subject } from '../case.ts';
import type { Place } from '../place.ts';

const recorded = from(recording);
const docs = from('https://zulip.com/api/upload-custom-emoji');

/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
const png = (type = 'image/png', bytes: Uint8Array<ArrayBuffer> = new Uint8Array(pixel)) =>
  new File([bytes], 'pixel.png', { type });

/** An emoji of Anna's, deleted when the case is over. */
async function uploaded(place: Place, name: string, ...files: readonly File[]) {
  place.after(() => place.anna.call('DELETE', `realm/emoji/${name}`));
  return place.anna.upload(`realm/emoji/${encodeURIComponent(name)}`, ...files);
}
const nameIn = ({ topic }: Place) => `c${topic.replace(/\W/g, '')}`;
const mayNot = /permission|administrator/i;

async function made(place: Place): Promise<string> {
  const name = nameIn(place);
  const { status, body } = await uploaded(place, name, png());
  if (status === 400 && mayNot.test(String(body['msg']))) place.skip('people may not add emoji here');
  expect({ status, ...body }).toMatchObject({ status: 200 });
  return name;
}

export const emoji: Subject = {
  name: 'custom emoji',
  cases: [
    recorded('people add them, and everyone sees them', async (place) => {
      const name = await made(place);
      const { body } = await place.bot.call('GET', 'realm/emoji');
      place.expectShape(body, 'emoji');
      const its = { name, author_id: place.anna.userId, deactivated: false };
      expect(Object.values(body['emoji'] as object)).toContainEqual(expect.objectContaining(its));
    }),
    recorded('bots do not', async ({ bot, expectRefusal }) => {
      const answer = await bot.upload('realm/emoji/cx', png());
      expectRefusal(answer, 'This endpoint does not accept bot requests.');
    }),
    recorded('a name is there once', async (place) => {
      const name = await made(place);
      place.expectRefusal(
        await uploaded(place, name, png()),
        'A custom emoji with this name already exists.',
      );
    }),
    recorded('names are of small letters', async (place) => {
      const words =
        'Emoji names must contain only lowercase English letters, digits, spaces, dashes, and underscores.';
      place.expectRefusal(await place.anna.upload('realm/emoji/Gross', png()), words);
    }),
    recorded('the built-in ones are for administrators to replace', async (place) => {
      const answer = await place.anna.upload('realm/emoji/smile', png());
      place.expectRefusal(answer, 'Only administrators can override default emoji.');
    }),
    recorded('a file is needed', async (place) => {
      place.expectRefusal(await uploaded(place, nameIn(place)), 'You must upload exactly one file.');
    }),
    recorded('one file', async (place) => {
      const answer = await uploaded(place, nameIn(place), png(), png());
      place.expectRefusal(answer, 'You must upload exactly one file.');
    }),
    recorded('no SVG', async (place) => {
      const answer = await uploaded(place, nameIn(place), png('image/svg+xml'));
      place.expectRefusal(answer, 'Invalid image format', 'BAD_IMAGE');
    }),
    recorded('nothing but images', async (place) => {
      const answer = await uploaded(
        place,
        nameIn(place),
        png('image/png', new TextEncoder().encode('kein Bild')),
      );
      const words = 'Could not decode image; did you upload an image file?';
      place.expectRefusal(answer, words, 'BAD_IMAGE');
    }),
    recorded('a deleted one stays in the list', async (place) => {
      const name = await made(place);
      expect((await place.anna.call('DELETE', `realm/emoji/${name}`)).status).toBe(200);
      const { body } = await place.bot.call('GET', 'realm/emoji');
      const its = { name, deactivated: true };
      expect(Object.values(body['emoji'] as object)).toContainEqual(expect.objectContaining(its));
    }),
    recorded(
      'what there is not cannot be deleted',
      async ({ anna, expectRefusal }) => {
        const answer = await anna.call('DELETE', 'realm/emoji/gibtsnicht');
        expectRefusal(answer, "Emoji 'gibtsnicht' does not exist", 'BAD_REQUEST', 404);
      },
      { since: 190 },
    ),
    recorded('nor, by members, what others added', async (place) => {
      const name = await made(place);
      const answer = await place.ben.call('DELETE', `realm/emoji/${name}`);
      place.expectRefusal(answer, 'Must be an organization administrator or emoji author');
    }),
    docs('they can be used in reactions', async (place) => {
      const name = await made(place);
      const id = await place.send(place.bot);
      const reacted = await place.bot.call('POST', `messages/${id}/reactions`, { emoji_name: name });
      expect(reacted.status).toBe(200);
      const reaction = { emoji_name: name, reaction_type: 'realm_emoji' };
      expect((await place.find(place.bot)).body.messages).toMatchObject([{ reactions: [reaction] }]);
    }),
  ],
};
