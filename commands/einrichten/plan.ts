// What is to be done, step by step, and what cannot be: from the situation alone.
import type { Channel } from '../../src/chat/endpoints/getStreams.ts';
import { folderLevel } from '../../src/chat/endpoints/createChannelFolder.ts';
import { both, plainName, type Text } from '../../src/kit/index.ts';
import type { Situation } from './situation.ts';
import { type WantedChannel, type WantedFolder, wantedFolder } from './wanted.ts';

export type Action =
  | { readonly kind: 'makeFolder'; readonly folder: WantedFolder }
  | { readonly kind: 'makeChannel'; readonly channel: WantedChannel }
  /** Into the folder, or a description for one that has none. */
  | {
      readonly kind: 'changeChannel';
      readonly channelId: number;
      readonly isMoved: boolean;
      readonly description: string | undefined;
    }
  | { readonly kind: 'uploadEmoji'; readonly icon: string }
  | { readonly kind: 'setStatus' };

export type Area = 'folder' | 'channel' | 'emoji' | 'status';

export interface Step {
  readonly area: Area;
  readonly what: Text;
  /** Undefined where nothing is to be done, or nothing can be. */
  readonly action?: Action;
  /** Why it cannot be done with this account or on this server. */
  readonly obstacle?: Text;
  readonly note?: Text;
}

export interface Plan {
  readonly steps: readonly Step[];
  /** The folder that is there. */
  readonly folderId: number | undefined;
  /** The channels that are there, by their topics' slugs. */
  readonly channelIds: Readonly<Record<string, number>>;
}

/** Pure. */
export function planOf(situation: Situation): Plan {
  const folder = folderStep(situation);
  const channels = situation.wanted.map((wanted) => ({
    wanted,
    existing: existingChannel(wanted, situation),
  }));
  const hasFolder = folder.id !== undefined || folder.step.action !== undefined;
  return {
    steps: [
      folder.step,
      ...channels.map(({ wanted, existing }) =>
        existing ? existingStep(existing, wanted, hasFolder, folder.id, situation) : newStep(wanted),
      ),
      ...emojiSteps(situation),
      statusStep(situation),
    ],
    folderId: folder.id,
    channelIds: Object.fromEntries(
      channels.flatMap(({ wanted, existing }) => (existing ? [[wanted.slug, existing.stream_id]] : [])),
    ),
  };
}

const alike = (name: string): Text => ({ de: name, en: name });

function folderStep({ chat, folders, remembered, isAdministrator }: Situation): { step: Step; id?: number } {
  const { featureLevel, limits } = chat.account;
  const wanted = wantedFolder(limits);
  const step = { area: 'folder', what: alike(wanted.name) } as const;
  if (!folders) {
    const obstacle = both`Ordner gibt es erst ab Feature-Level ${folderLevel} (Zulip 11), dieser Server hat ${featureLevel}; die Kanäle entstehen ohne Ordner
      folders exist from feature level ${folderLevel} on (Zulip 11), this server has ${featureLevel}; the channels are made without a folder`;
    return { step: { ...step, obstacle } };
  }
  const existing =
    folders.find(({ id }) => id === remembered.folderId) ??
    folders.find(({ name }) => name.trim().toLowerCase() === wanted.name.toLowerCase());
  if (existing) {
    const isRenamed = existing.name.trim().toLowerCase() !== wanted.name.toLowerCase();
    const note = { de: `heißt jetzt „${existing.name}“`, en: `is called “${existing.name}” now` };
    return { step: { ...step, ...(isRenamed ? { note } : {}) }, id: existing.id };
  }
  if (!isAdministrator) return { step: { ...step, obstacle: needsRole } };
  return { step: { ...step, action: { kind: 'makeFolder', folder: wanted } } };
}

const needsRole: Text = both`dafür braucht mein Konto die Rolle Administrator
  my account needs the administrator role for that`;

function existingChannel({ slug, knownAs }: WantedChannel, situation: Situation): Channel | undefined {
  const { channels, remembered } = situation;
  return (
    channels.find(({ stream_id }) => stream_id === remembered.channelIds[slug]) ??
    channels.find(({ name }) => knownAs.has(plainName(name)))
  );
}

const newStep = (channel: WantedChannel): Step => ({
  area: 'channel',
  what: alike(`#${channel.name}`),
  action: { kind: 'makeChannel', channel },
});

function existingStep(
  { stream_id: channelId, name, description, folder_id, is_archived, invite_only }: Channel,
  wanted: WantedChannel,
  hasFolder: boolean,
  folderId: number | undefined,
  { isAdministrator }: Situation,
): Step {
  const step = { area: 'channel', what: alike(`#${name}`) } as const;
  if (is_archived) {
    return {
      ...step,
      note: { de: 'archiviert; ich mache ihn nicht neu', en: 'archived; I do not make it anew' },
    };
  }
  if (invite_only) {
    return { ...step, note: { de: 'privat; bleibt, wie er ist', en: 'private; stays as it is' } };
  }
  const isElsewhere = typeof folder_id === 'number' && folder_id !== folderId;
  const isMoved = hasFolder && !isElsewhere && folder_id !== folderId;
  const isBare = description.trim() === '';
  const note = isElsewhere
    ? {
        note: both`liegt in einem anderen Ordner und bleibt dort
          is in another folder and stays there`,
      }
    : {};
  if (!isMoved && !isBare) return { ...step, ...note };
  if (!isAdministrator) return { ...step, obstacle: needsRole };
  const action = {
    kind: 'changeChannel',
    channelId,
    isMoved,
    description: isBare ? wanted.description : undefined,
  } as const;
  return { ...step, ...note, action };
}

function emojiSteps({ chat, icons }: Situation): readonly Step[] {
  const obstacle = both`von Bot-Konten nimmt Zulip keine Emoji an; dafür braucht es den Schlüssel eines Administrators (ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY)
    Zulip takes no emoji from bot accounts; that needs an administrator’s key (ZULIP_ADMIN_USERNAME, ZULIP_ADMIN_API_KEY)`;
  return icons.map((icon): Step => {
    const step = { area: 'emoji', what: alike(`:${icon}:`) } as const;
    if (chat.account.emoji.has(icon)) return step;
    return chat.uploadEmoji ? { ...step, action: { kind: 'uploadEmoji', icon } } : { ...step, obstacle };
  });
}

function statusStep({ chat: { ownStatus } }: Situation): Step {
  const step = { area: 'status', what: { de: 'Status', en: 'Status' } } as const;
  if (!ownStatus) {
    const obstacle = both`Bot-Konten haben in Zulip keinen Status
      bot accounts have no status in Zulip`;
    return { ...step, obstacle };
  }
  const { chosen, shown } = ownStatus.state();
  if (chosen.kind === 'none') {
    return { ...step, note: { de: 'auf Wunsch gelöscht', en: 'cleared on request' } };
  }
  if (!shown || !(shown.text || shown.emoji)) return { ...step, action: { kind: 'setStatus' } };
  return { ...step, note: alike(shown.text ? `„${shown.text}“` : `:${shown.emoji?.name ?? ''}:`) };
}
