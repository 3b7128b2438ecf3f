// Why a step failed, in words.
import { channelRefusal } from '../../src/chat/endpoints/createChannel.ts';
import { folderRefusal } from '../../src/chat/endpoints/createChannelFolder.ts';
import { statusRefusal } from '../../src/chat/endpoints/updateStatus.ts';
import { emojiRefusal } from '../../src/chat/endpoints/uploadCustomEmoji.ts';
import { ChatError, type Text } from '../../src/kit/index.ts';
import { refusalWords as emojiWords } from '../emoji/words.ts';
import { refusalWords as folderWords } from '../ordner/words.ts';
import { notForBots } from '../status/refusalWords.ts';
import type { Area } from './plan.ts';

/** The server said no to this one thing; the next may be another matter. */
export const isRefusal = (error: unknown) => error instanceof ChatError && error.kind === 'rejected';

/** Throws what is no failure of the chat server's. */
export function reasonOf(error: unknown, area: Area): Text {
  if (!(error instanceof ChatError)) throw error;
  return documented(error, area) ?? (isRefusal(error) ? refused : silent);
}

function documented(error: ChatError, area: Area): Text | undefined {
  switch (area) {
    case 'folder': {
      const why = folderRefusal(error);
      return why && folderWords[why];
    }
    case 'channel': {
      const why = channelRefusal(error);
      return why && channelWords[why];
    }
    case 'emoji': {
      const why = emojiRefusal(error);
      return why && emojiWords[why]('');
    }
    case 'status':
      return statusRefusal(error) === 'notForBots' ? notForBots : undefined;
  }
}

const channelWords = {
  alreadyThere: {
    de: 'Den Namen hat schon ein Kanal, den ich nicht sehe.',
    en: 'A channel that I cannot see has that name already.',
  },
  notAllowed: {
    de: 'Mein Konto darf hier keine Kanäle anlegen.',
    en: 'My account may not create channels here.',
  },
} as const;

const refused: Text = { de: 'Der Server lehnt es ab.', en: 'The server refuses it.' };
const silent: Text = {
  de: 'Der Server hat nicht geantwortet; ob es geschehen ist, zeigt ein neuer Plan.',
  en: 'The server did not answer; a new plan shows whether it was done.',
};
