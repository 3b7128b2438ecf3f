// Who hears what, with which flags: as measured on a real server, for a bot and for an ordinary account.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startZulipSandbox, type ZulipSandbox } from '../../src/start.ts';
import { clientOf, openQueue, type Params } from '../support/chatClient.ts';

const mention = ['mentioned'];
const channelWildcard = ['stream_wildcard_mentioned', 'wildcard_mentioned'];
const topicWildcard = ['topic_wildcard_mentioned', 'wildcard_mentioned'];
const nothing = 'not heard';

const servers: { bot?: ZulipSandbox; human?: ZulipSandbox } = {};
beforeAll(async () => {
  servers.bot = await startZulipSandbox({ account: 'bot' });
  servers.human = await startZulipSandbox({ account: 'human' });
});
afterAll(async () => {
  await servers.bot?.stop();
  await servers.human?.stop();
});

type Kind = 'bot' | 'human';
function serverOf(kind: Kind): ZulipSandbox {
  const server = servers[kind];
  if (!server) throw new Error('not started');
  return server;
}

/** The flags with which Amtsbot's account hears what happens. */
async function heard(kind: Kind, happen: (server: ZulipSandbox) => void, allPublicStreams = false) {
  const server = serverOf(kind);
  const queue = await openQueue(clientOf(server, server.amtsbot), { all_public_streams: allPublicStreams });
  happen(server);
  const [event] = await queue.read();
  return event?.flags ?? nothing;
}

const sent = (content: string, channel: string) => (server: ZulipSandbox) =>
  void server.as(server.people.max).send({ channel, topic: 'Fragen', content });

describe('in a channel it is subscribed to, both kinds of account alike', () => {
  const me = '@**Amtsbot**';
  test.for([
    ['plain', 'Hallo zusammen', []],
    ['mention', `${me} Frage`, mention],
    ['by name and id', '@**Amtsbot|21** Frage', mention],
    ['by another name and its id', '@**Amtmann|21** Frage', []],
    ['by id', '@**|21** Frage', mention],
    ['in lower case', '@**amtsbot** Frage', mention],
    ['after a bracket', `(${me})`, mention],
    ['after a letter', `x${me}`, []],
    ['after a backslash', `\\${me}`, []],
    ['with an entity', '&#64;**Amtsbot**', []],
    ['with a zero-width space', '@\u200B**Amtsbot**', []],
    ['silent', '@_**Amtsbot** still', []],
    ['without stars', '@Amtsbot', []],
    ['in a quote block', `\`\`\`quote\n${me} zitiert\n\`\`\`\nohne`, []],
    ['after a quote block', `\`\`\`quote\nzitiert\n\`\`\`\n${me}`, mention],
    ['in a > quote', `> ${me} zitiert\n\nohne`, []],
    ['after a > quote', `> zitiert\n\n${me}`, mention],
    ['in a code block', `\`\`\`\n${me}\n\`\`\``, []],
    ['after a code block with a fence in it', `\`\`\`\n\`\`\`spoiler x\n\`\`\`\n${me}`, mention],
    ['in a tilde block', `~~~ python\n${me}\n~~~`, []],
    ['in a block that is never closed', `\`\`\`\n${me}`, []],
    ['in an indented block', `Text\n\n    ${me}`, []],
    ['in inline code', `\`${me}\``, []],
    ['between code spans', `\`a\` ${me} \`b\``, mention],
    ['in a spoiler', `\`\`\`spoiler Kopf\n${me}\n\`\`\``, mention],
    ["in a spoiler's header", `\`\`\`spoiler ${me}\nx\n\`\`\``, mention],
    ['in a quote in a spoiler', `\`\`\`\`spoiler Kopf\n\`\`\`quote\n${me}\n\`\`\`\n\`\`\`\``, []],
    ['group with it', '@*team-umzug* Frage', mention],
    ['group with it, silent', '@_*team-umzug* Frage', []],
    ['unknown group', '@*role:administrators* Frage', []],
    ['all', '@**all** an alle', channelWildcard],
    ['channel', '@**channel** an alle', channelWildcard],
    ['all, in code', '`@**all**`', []],
  ] as const)('%s: %j gives %j', async ([, content, flags]) => {
    expect(await heard('bot', sent(content, 'umzug'))).toEqual(flags);
    expect(await heard('human', sent(content, 'umzug'))).toEqual(flags);
  });

  test.for(['bot', 'human'] as const)('%s: @topic only when it has written there', async (kind) => {
    const inTopic = (topic: string) => (server: ZulipSandbox) =>
      void server.as(server.people.max).send({ channel: 'umzug', topic, content: '@**topic** Frage' });
    const server = serverOf(kind);
    server.as(server.amtsbot).send({ channel: 'umzug', topic: 'mitgeschrieben', content: 'Antwort' });
    expect(await heard(kind, inTopic('Mitgeschrieben'))).toEqual(topicWildcard);
    expect(await heard(kind, inTopic('nur gelesen'))).toEqual([]);
  });
});

describe('where it is not subscribed', () => {
  const owners = '@**Amtsbot** Frage';
  test.for([
    ['mention', 'allgemein', false, owners, mention, nothing],
    ['mention', 'allgemein', true, owners, mention, []],
    ['mention, private', 'personal', false, owners, mention, nothing],
    ['mention, private', 'personal', true, owners, mention, nothing],
    ['no mention', 'allgemein', false, 'nichts', nothing, nothing],
    ['no mention', 'allgemein', true, 'nichts', [], []],
    ['no mention, private', 'personal', true, 'nichts', nothing, nothing],
    ['all', 'allgemein', false, '@**all**', nothing, nothing],
    ['all', 'allgemein', true, '@**all**', [], []],
    ['group', 'allgemein', false, '@*team-umzug*', nothing, nothing],
  ] as const)('%s in %s, all_public_streams %s: %s', async ([, channel, allPublic, content, bot, human]) => {
    expect(await heard('bot', sent(content, channel), allPublic)).toEqual(bot);
    expect(await heard('human', sent(content, channel), allPublic)).toEqual(human);
  });

  test('a mention that an edit adds is not heard, even by a bot', async () => {
    const server = serverOf('bot');
    const call = clientOf(server, server.amtsbot);
    const { max } = server.people;
    const id = server.as(max).send({ channel: 'allgemein', topic: 't', content: 'ohne' });
    const queue = await openQueue(call, { event_types: ['message', 'update_message'] });
    server.as(max).edit(id, '@**Amtsbot** mit');
    expect(await queue.read()).toEqual([]);
    const { body } = await call('GET', `messages/${id}`);
    expect(body['message']).toMatchObject({ flags: ['read', 'historical'] });
  });
});

describe('direct messages', () => {
  test.for([
    ['to it alone', 'Frage', [], false],
    ['to a group', 'Frage', [], true],
    ['to a group, with a mention', '@**Amtsbot** Frage', mention, true],
    ['to a group, with @all', '@**all** Frage', [], true],
  ] as const)('%s: %j gives %j', async ([, content, flags, isGroup]) => {
    const happen = (server: ZulipSandbox) => {
      const { max, erika } = server.people;
      server.as(max).sendDirect([server.amtsbot, ...(isGroup ? [erika] : [])], content);
    };
    expect(await heard('bot', happen)).toEqual(flags);
    expect(await heard('human', happen)).toEqual(flags);
  });

  test('between others are not heard', async () => {
    const happen = (server: ZulipSandbox) =>
      void server.as(server.people.max).sendDirect([server.people.erika], '@**Amtsbot**');
    expect(await heard('bot', happen)).toBe(nothing);
  });
});

describe('its own messages come back', () => {
  const post = async (kind: Kind, params: Params, allPublicStreams = false) => {
    const server = serverOf(kind);
    const call = clientOf(server, server.amtsbot);
    const queue = await openQueue(call, { all_public_streams: allPublicStreams });
    await call('POST', 'messages', { type: 'stream', to: 'umzug', topic: 't', content: 'x', ...params });
    const [event] = await queue.read();
    return event?.flags ?? nothing;
  };

  test.for([
    ['unread', {}, false, []],
    ['unread when asked for', { read_by_sender: false }, false, []],
    ['read when asked for', { read_by_sender: true }, false, ['read']],
    ["read with Zulip's own app", { client: 'website' }, false, ['read']],
    ['mentioned by itself', { content: '@**Amtsbot**' }, false, mention],
    ['not from an unsubscribed channel', { to: 'allgemein' }, false, nothing],
    ['from an unsubscribed channel with all_public_streams', { to: 'allgemein' }, true, []],
    ['from a direct message', { type: 'private', to: [11] }, false, []],
  ] as const)('%s: %j, all_public_streams %s', async ([, params, allPublic, flags]) => {
    expect(await post('bot', params, allPublic)).toEqual(flags);
    expect(await post('human', params, allPublic)).toEqual(flags);
  });
});
