// What an office is to have: a folder with a channel for each topic. In German, like the office.
import {
  type Call,
  type ChatLimits,
  listTopics,
  plainName,
  topicOf,
  topicName,
} from '../../src/kit/index.ts';

export interface WantedChannel {
  /** The topic's slug. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Plainly written: a channel that is called so is the one. */
  readonly knownAs: ReadonlySet<string>;
}

export interface WantedFolder {
  readonly name: string;
  readonly description: string;
}

export const wantedFolder = ({ folderName, folderDescription }: ChatLimits): WantedFolder => ({
  name: cut('Amtsfragen', folderName),
  description: cut('Ein Kanal für jedes Thema, zu dem Amtsbot Zahlen und Fristen kennt.', folderDescription),
});

/** Never fails because of the facts service: then the topics are those that are known here. */
export async function wantedChannels(call: Call): Promise<readonly WantedChannel[]> {
  const { account } = call.chat;
  const { channelName, channelDescription } = account.limits;
  const { slugs } = await listTopics(call);
  return slugs.map((slug) => {
    const name = topicName(slug, 'de');
    const names = [slug, name, topicOf(slug)?.en[0] ?? slug];
    return {
      slug,
      name: cut(name, channelName),
      description: cut(
        `Fragen zum Thema ${name}: erwähnen Sie ${account.fullName}, und er antwortet mit Zahlen, Quelle und Stand.`,
        channelDescription,
      ),
      knownAs: new Set(names.map(plainName)),
    };
  });
}

/** The server counts code points; some limits cut silently, some refuse. */
function cut(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
