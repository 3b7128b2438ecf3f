// Each thing that depends on the account or the server: whether it works, and what it would need.
import { folderLevel } from '../../src/chat/endpoints/createChannelFolder.ts';
import { both, type ChatCall, type Text } from '../../src/kit/index.ts';
import { isAdministrator } from '../profil/account.ts';
import { snippetLevel } from '../snippet/level.ts';

export interface Ability {
  readonly what: Text;
  readonly isThere: boolean;
  /** What it needs, or where it ends. */
  readonly detail?: Text | undefined;
}

export interface AccountFacts {
  readonly role: number | undefined;
  /** How many public channels there are. */
  readonly openChannels: number;
  /** The names of the public ones that the account is not in. */
  readonly deafIn: readonly string[];
}

const mostNamed = 10;

/** Pure. */
export function abilitiesOf(chat: ChatCall, facts: AccountFacts): readonly Ability[] {
  const { account, ownStatus, uploadEmoji } = chat;
  const mayMake = isAdministrator(facts.role);
  const role = mayMake ? [] : [{ de: 'die Rolle Administrator', en: 'the administrator role' }];
  const forFolders = needed([...role, ...levelFrom(folderLevel, account.featureLevel, ' (Zulip 11)')]);
  const forSnippets = needed(levelFrom(snippetLevel, account.featureLevel));
  return [
    hearing(account.isBot, facts),
    { what: { de: 'Direktnachrichten', en: 'Direct messages' }, isThere: true },
    {
      what: { de: 'Eigener Status', en: 'Own status' },
      isThere: ownStatus !== undefined,
      detail: ownStatus ? undefined : needsPerson,
    },
    {
      what: { de: 'Emoji hochladen', en: 'Uploading emoji' },
      isThere: uploadEmoji !== undefined,
      detail: emojiDetail(account.isBot, uploadEmoji !== undefined),
    },
    {
      what: { de: 'Kanalordner anlegen', en: 'Making channel folders' },
      isThere: !forFolders,
      detail: forFolders,
    },
    {
      what: { de: 'Kanäle anlegen', en: 'Creating channels' },
      isThere: true,
      detail: mayMake ? undefined : byPolicy,
    },
    {
      what: { de: 'Vorhandene Kanäle in den Ordner legen', en: 'Moving existing channels into the folder' },
      isThere: !forFolders,
      detail: forFolders,
    },
    {
      what: { de: 'Textbausteine', en: 'Saved snippets' },
      isThere: !forSnippets,
      detail: forSnippets,
    },
    { what: { de: 'Präsenz anderer sehen', en: 'Seeing who is there' }, isThere: true },
  ];
}

const needsPerson: Text = both`Zulip nimmt ihn von Bot-Konten nicht an; ein gewöhnliches Konto könnte es.
  Zulip does not take it from bot accounts; an ordinary account could.`;

const byPolicy: Text = both`wenn die Organisation es Mitgliedern erlaubt
  if the organization allows it to members`;

function hearing(isBot: boolean, { openChannels, deafIn }: AccountFacts): Ability {
  const what = { de: 'Erwähnungen in Kanälen hören', en: 'Hearing mentions in channels' };
  if (isBot || deafIn.length === 0) {
    const detail = isBot
      ? both`in jedem Kanal, auch wo ich nicht Mitglied bin
        in every channel, even where I am not a member`
      : both`in allen ${openChannels} öffentlichen Kanälen, und in privaten, in die ich eingeladen bin
        in all ${openChannels} public channels, and in private ones that I was invited to`;
    return { what, isThere: true, detail };
  }
  const named = deafIn
    .slice(0, mostNamed)
    .map((name) => `#${name}`)
    .join(', ');
  const more = deafIn.length - mostNamed;
  return {
    what,
    isThere: openChannels > deafIn.length,
    detail: both`taub in ${named}${more > 0 ? ` und ${more} weiteren` : ''}: dort kann mich jedes Mitglied hinzufügen, oder ZULIP_CHANNELS=all
      deaf in ${named}${more > 0 ? ` and ${more} more` : ''}: any member there can add me, or ZULIP_CHANNELS=all`,
  };
}

function emojiDetail(isBot: boolean, isThere: boolean): Text {
  if (!isBot)
    return both`wenn die Organisation es meinem Konto erlaubt
      if the organization allows it to my account`;
  return isThere
    ? both`mit dem hinterlegten Schlüssel eines Administrators
      with the administrator’s key that I was given`
    : both`Von Bot-Konten nimmt Zulip keine an: nötig ist der Schlüssel eines Administrators (ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY) oder ein gewöhnliches Konto.
      Zulip takes none from bot accounts: an administrator’s key is needed (ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY), or an ordinary account.`;
}

const levelFrom = (level: number, own: number, server = ''): readonly Text[] =>
  own >= level ? [] : [{ de: `Feature-Level ${level}${server}`, en: `feature level ${level}${server}` }];

/** Undefined where nothing is. */
const needed = (needs: readonly Text[]): Text | undefined =>
  needs.length === 0
    ? undefined
    : both`nötig: ${needs.map(({ de }) => de).join(' und ')}
      needed: ${needs.map(({ en }) => en).join(' and ')}`;
