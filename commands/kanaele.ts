// Where the bot listens: in every channel, or only in those that it is in.
import { type Channel, getStreams } from '../src/chat/endpoints/getStreams.ts';
import { getSubscriptions } from '../src/chat/endpoints/getSubscriptions.ts';
import { type Call, counted, defineCommand, type Document, text, whenAsked } from '../src/kit/index.ts';

export default defineCommand({
  name: { de: ['kanäle', 'kanal'], en: ['channels'] },
  summary: { de: 'In welchen Kanälen ich zuhöre', en: 'In which channels I listen' },
  changes: false,
  who: 'members',
  examples: {
    de: whenAsked({ kanäle: ['Erwähnungen höre ich **in jedem Kanal**', 'umzug'] }),
    en: whenAsked({ channels: 'I hear mentions **in every channel**' }),
  },
  async run(call) {
    const { chat, signal } = call;
    const [all, subscribed] = await Promise.all([
      getStreams(chat.connection, signal),
      getSubscriptions(chat.connection, signal),
    ]);
    const channels = all.filter(({ is_archived }) => !is_archived);
    return channelsDocument(channels, subscribed, call);
  },
});

const invited = {
  de: ['privater, in den ich', 'private, in die ich'],
  en: ['private one', 'private ones'],
} as const;

/** Names of private channels are nobody's business: they are only counted. */
function channelsDocument(
  channels: readonly Channel[],
  subscribed: ReadonlySet<number>,
  { lang, say, chat }: Call<Record<never, never>>,
): Document {
  const open = channels.filter(({ invite_only }) => !invite_only);
  const hidden = channels.filter(({ invite_only, stream_id }) => invite_only && subscribed.has(stream_id));
  const inIt = open.filter(({ stream_id }) => subscribed.has(stream_id));
  const isDeaf = !chat.account.isBot && inIt.length < open.length;
  const guest = hidden.length > 0 && counted(hidden.length, invited);
  const notes = [
    say`Dazu ${guest} eingeladen bin.\nAnd ${guest} that I was invited to.`,
    say`Wo „nein“ steht, höre ich nichts${isDeaf}: dort kann mich jedes Mitglied hinzufügen.
      Where it says no, I hear nothing${isDeaf}: any member there can add me.`,
  ].filter((one) => one !== undefined);
  const [inOpen, all] = [String(inIt.length), String(open.length)];
  const listens = chat.account.isBot
    ? say`Erwähnungen höre ich **in jedem Kanal**, auch wo ich nicht Mitglied bin; Mitglied bin ich in ${inOpen} von ${all} öffentlichen.
        I hear mentions **in every channel**, even where I am not a member; I am in ${inOpen} of ${all} public ones.`
    : say`Ich höre in **${inOpen} von ${all}** öffentlichen Kanälen zu.
        I listen in **${inOpen} of ${all}** public channels.`;
  return {
    lang,
    headline: listens,
    notes,
    tables: [
      {
        columns: say({ de: ['Kanal', 'Mitglied'], en: ['Channel', 'Member'] }),
        rows: open
          .toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
          .map(({ name, stream_id }) => [
            text(`#${name}`),
            { kind: 'yesNo', yes: subscribed.has(stream_id) },
          ]),
        caption: say({ de: 'Öffentliche Kanäle', en: 'Public channels' }),
        list: 'whole',
      },
    ],
  };
}
