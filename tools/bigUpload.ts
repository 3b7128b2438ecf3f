// `npx tsx tools/bigUpload.ts [MiB=200]`: answers with a large file in the sandbox, over a connection that breaks twice.
// Fails when other bytes come back, or when the upload took more memory than a large file may.
import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pino } from 'pino';
import { startZulipSandbox } from 'zulip-sandbox';
import { unknownServer } from '../src/bot/model/account.ts';
import { unobserved } from '../src/bot/model/observer.ts';
import { questionRecords } from '../src/bot/model/questionRecords.ts';
import { deliver } from '../src/bot/outbox/deliver.ts';
import { fileTurns, makeHere } from '../src/bot/outbox/files.ts';
import { connectChat, requestBudget } from '../src/chat/index.ts';

const mib = 1024 * 1024;
const mostGrowthMib = 50;
const featureLevel = 421;

interface Server {
  readonly url: string;
  readonly email: string;
  readonly apiKey: string;
  readonly userId: number;
  readonly askerId: number;
  /** The message that the file answers. */
  readonly questionId: number;
  /** Of the file that is to be uploaded. */
  readonly sha256: string;
}

/** What the server saw. */
interface Course {
  readonly requests: number;
  readonly broken: number;
  readonly messages: number;
  readonly edits: number;
  readonly answer: string;
}

/** In a process of its own, so that its memory does not count. It breaks the connection early and halfway. */
async function serve(sizeMib: number, path: string): Promise<void> {
  const sha256 = await makeFile(path, sizeMib);
  const server = await startZulipSandbox({ maxUploadMib: sizeMib, featureLevel });
  const patches = () => server.requests.filter(({ method }) => method === 'PATCH');
  const breakOne = (bytes: number) =>
    server.fault({ method: 'PATCH', path: /^tus\//, how: { kind: 'dropDuring', bytes } });
  breakOne(3 * mib);
  const halfway = setInterval(() => {
    if (patches().length < sizeMib / 16) return;
    clearInterval(halfway);
    breakOne(mib);
  }, 1);
  process.on('message', () => {
    const broken = patches().filter(({ status }) => status === 0).length;
    const messages = server.messages().filter(({ senderId }) => senderId === server.amtsbot.userId);
    const edits = server.requests.filter(
      ({ method, path }) => method === 'PATCH' && path.startsWith('messages/'),
    );
    const answer = messages.at(-1)?.content ?? '';
    process.send?.({
      requests: server.requests.length,
      broken,
      messages: messages.length,
      edits: edits.length,
      answer,
    } satisfies Course);
  });
  process.on('disconnect', () => {
    clearInterval(halfway);
    void server.stop();
  });
  const { email, apiKey, userId } = server.amtsbot;
  const { max } = server.people;
  const questionId = server.as(max).sendDirect([server.amtsbot], 'Bitte die große Datei');
  const askerId = max.userId;
  process.send?.({ url: server.url, email, apiKey, userId, askerId, questionId, sha256 } satisfies Server);
}

async function makeFile(path: string, sizeMib: number): Promise<string> {
  const hash = createHash('sha256');
  function* random() {
    for (let made = 0; made < sizeMib; made++) {
      const bytes = randomBytes(mib);
      hash.update(bytes);
      yield bytes;
    }
  }
  await pipeline(Readable.from(random()), createWriteStream(path));
  return hash.digest('hex');
}

async function hashOf(address: string, { email, apiKey }: Server): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${email}:${apiKey}`).toString('base64')}`;
  const { body } = await fetch(address, { headers: { authorization } });
  const hash = createHash('sha256');
  if (body) for await (const bytes of body) hash.update(bytes as Uint8Array);
  return hash.digest('hex');
}

/** What the act added to the memory of this process at most, in MiB, and how many seconds it took. */
async function measured<T>(act: () => Promise<T>) {
  const before = process.memoryUsage.rss();
  let most = before;
  const sample = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const sampling = setInterval(sample, 20);
  const startedAt = performance.now();
  const result = await act();
  const seconds = (performance.now() - startedAt) / 1000;
  clearInterval(sampling);
  sample();
  return { result, seconds, growthMib: (most - before) / mib, totalMib: most / mib };
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

async function answerWithFile(sizeMib: number, path: string, child: ChildProcess): Promise<boolean> {
  const server = await answerOf<Server>(child);
  const { url: realm, email: username, apiKey, userId, askerId, questionId, sha256 } = server;
  const chat = await connectChat(
    { realm, username, apiKey, userAgent: 'Amtsbot/bigUpload' },
    requestBudget([]),
  );
  const contentType = 'application/octet-stream';
  const file = {
    name: 'groß.bin',
    contentType,
    size: sizeMib * mib,
    content: { path },
    intro: 'Als Datei: ',
    kindName: 'Datei',
  };
  const question = {
    id: questionId,
    text: '',
    askerId,
    conversation: { kind: 'direct', userIds: [askerId] },
    askedAt: new Date(),
    order: '',
    isEdited: false,
    isTalk: false,
  } as const;
  const limits = { ...unknownServer.limits, uploadMib: sizeMib };
  chat.featureLevel = featureLevel;
  const parts = {
    chat,
    account: { self: { userId, fullName: 'Amtsbot', isBot: true }, ...unknownServer, limits },
    channels: {
      isSubscribed: () => true,
      seesOwnMessages: () => true,
      whyClosed: async () => 'may not write' as const,
    },
    lookAtMs: [0],
    observer: unobserved,
    records: questionRecords(unobserved, () => new Date()),
    onDoubt: () => undefined,
    making: fileTurns(),
    makeFile: makeHere,
    tusThresholdMib: 20,
    progressEveryMs: 300,
    log: pino({ level: 'error' }),
  };
  const document = { lang: 'de', headline: ['Hier ist die Datei.'] } as const;
  const { signal } = new AbortController();
  const { seconds, growthMib, totalMib } = await measured(() =>
    deliver(question, { document, kind: 'answer', sentMarkers: [], files: [file] }, parts, signal),
  );
  child.send('report');
  const { requests, broken, messages, edits, answer } = await answerOf<Course>(child);
  const [url = ''] = /\/user_uploads\/[^)]+/.exec(answer) ?? [];
  const isSame = (await hashOf(realm + url, server)) === sha256;
  process.stdout.write(
    `${sizeMib} MiB in ${seconds.toFixed(1)} s, ${broken} interruptions, ${requests} requests\n` +
      `chat: ${messages} message, written anew ${edits} times to tell of the progress and then the answer\n` +
      `memory: ${growthMib.toFixed(0)} MiB more, ${totalMib.toFixed(0)} MiB in all\n` +
      `sha256: ${isSame ? 'the same' : 'NOT THE SAME'}\n`,
  );
  return isSame && messages === 1 && broken >= 2 && growthMib <= mostGrowthMib;
}

const [argument = '200', served] = process.argv.slice(2);
if (served !== undefined) {
  await serve(Number(argument), served);
} else {
  const folder = await mkdtemp(join(tmpdir(), 'bigUpload-'));
  const path = join(folder, 'groß.bin');
  const child = fork(new URL(import.meta.url).pathname, [argument, path]);
  try {
    if (!(await answerWithFile(Number(argument), path, child))) process.exitCode = 1;
  } finally {
    if (child.connected) child.disconnect();
    await rm(folder, { recursive: true });
  }
}
