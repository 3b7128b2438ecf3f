// What works here with this account and this server, and what would be needed for the rest.
import { getOwnUser } from '../src/chat/endpoints/getOwnUser.ts';
import { getStreams } from '../src/chat/endpoints/getStreams.ts';
import { getSubscriptions } from '../src/chat/endpoints/getSubscriptions.ts';
import {
  both,
  type Call,
  defineCommand,
  type Document,
  type Sentence,
  text,
  whenAsked,
  yesNo,
} from '../src/kit/index.ts';
import { type Ability, abilitiesOf } from './faehigkeiten/abilities.ts';
import { kindOfAccount, roles } from './profil/account.ts';

export default defineCommand({
  name: {
    de: ['fähigkeiten', 'fähigkeit', 'was kannst du hier'],
    en: ['capabilities', 'abilities'],
  },
  summary: both`Was hier mit diesem Konto geht, und was für das Übrige fehlt
    What works here with this account, and what the rest would need`,
  changes: false,
  who: 'members',
  examples: {
    de: whenAsked({ fähigkeiten: ['ein Bot-Konto', '| Eigener Status | nein |'] }),
    en: whenAsked({ capabilities: ['a bot account', '| Own status | no |'] }),
  },
  async run(call) {
    const { connection } = call.chat;
    const [own, channels, subscribed] = await Promise.all([
      getOwnUser(connection, call.signal),
      getStreams(connection, call.signal),
      getSubscriptions(connection, call.signal),
    ]);
    const open = channels.filter(({ invite_only, is_archived }) => !invite_only && !is_archived);
    const deafIn = open.filter(({ stream_id }) => !subscribed.has(stream_id)).map(({ name }) => name);
    const abilities = abilitiesOf(call.chat, { role: own.role, openChannels: open.length, deafIn });
    return abilitiesDocument(abilities, own.role, call);
  },
});

function abilitiesDocument(
  abilities: readonly Ability[],
  role: number | undefined,
  { lang, say, chat }: Call,
): Document {
  const { isBot, featureLevel } = chat.account;
  const works = abilities.filter(({ isThere }) => isThere).length;
  const kind = kindOfAccount(isBot);
  const as = say(roles[role ?? 0] ?? { de: 'unbekannt', en: 'unknown' });
  return {
    lang,
    headline: say`Hier gehen **${String(works)} von ${String(abilities.length)}** Dingen: ich bin ${kind} (Rolle ${as}), der Server hat Feature-Level ${String(featureLevel)}.
      **${String(works)} of ${String(abilities.length)}** things work here: I am ${kind} (role ${as}), the server has feature level ${String(featureLevel)}.`,
    notes: ignoredNotes(chat.connection.ignored, say),
    tables: [
      {
        columns: say({ de: ['Fähigkeit', 'geht', 'Näheres'], en: ['Ability', 'works', 'Details'] }),
        rows: abilities.map(({ what, isThere, detail }) => [
          text(say(what)),
          yesNo(isThere),
          text(detail ? say(detail) : ''),
        ]),
        whole: true,
      },
    ],
  };
}

/** Parameters that the server said it does not know. */
function ignoredNotes(
  ignored: ReadonlyMap<string, readonly string[]>,
  say: Call['say'],
): readonly Sentence[] {
  return [...ignored].map(
    ([request, names]) =>
      say`Dieser Server kennt nicht alles, was ich ihm sage: ${text(names.join(', '))} bei ${text(request)}.
      This server does not know everything that I tell it: ${text(names.join(', '))} with ${text(request)}.`,
  );
}
