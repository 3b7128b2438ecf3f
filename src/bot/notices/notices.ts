// Who relies on a figure hears of it when it has changed: what is subscribed is looked at by the clock, and told.
import { dayIn } from '../../document/index.ts';
import type { ChatSubscriptions } from '../../kit/index.ts';
import { keptRecords } from '../keeping/keptRecords.ts';
import type { Move, Question } from '../model/question.ts';
import { turns } from '../model/turns.ts';
import type { Frame } from '../understanding/frame.ts';
import { decide } from './decide.ts';
import { lookForNews } from './look.ts';
import { type Notebook, openNotebook } from './notebook.ts';
import { tellAdministrators } from './storm.ts';
import { subscriptionsIn } from './subscriptions.ts';
import { type TellParts, tellNews } from './tell.ts';
import { wishesAfter } from './wishes.ts';

export interface Notices {
  /** `about` is the answer that is meant, where that is not the one before the question. */
  in(question: Question, about?: Frame): ChatSubscriptions;
  /** By the clock: looks at all that is subscribed, and tells what is news, unless it is night. Throws ChatError. */
  run(signal: AbortSignal): Promise<void>;
  /** The messages that asked for subscriptions were moved, and they go along. Throws ChatError. */
  moved(messageIds: readonly number[], to: Move, signal: AbortSignal): Promise<void>;
}

export interface NoticeParts extends TellParts {
  /** False where the clock never runs it. */
  readonly isOn: boolean;
  /** Of the office's clock: from the first to before the second. */
  readonly hours: readonly [number, number];
}

/** `signal` ends what is done beside the clock. */
export function notices(parts: NoticeParts, signal: AbortSignal): Notices {
  const { answering, log, hours } = parts;
  const { chat, account } = answering;
  const oneByOne = turns();
  const records = keptRecords({ chat, account, log }, 'abo');
  let book: Promise<Notebook> | undefined;
  /** Begun in this run of the process: what is older may be told in part. */
  const begun = new Set<string>();
  const open = (own: AbortSignal) =>
    (book ??= openNotebook(records, log, own).catch((error: unknown) => {
      book = undefined;
      throw error;
    }));

  async function tellAll(notebook: Notebook, own: AbortSignal): Promise<void> {
    for (const [about, news] of [...notebook.news]) {
      if (news.stage !== 'telling') continue;
      const mayBeThere = !begun.has(about);
      // If it fails in the middle, it may be told in part.
      begun.delete(about);
      await tellNews(about, news, mayBeThere, notebook, parts, own);
    }
  }

  async function look(notebook: Notebook, own: AbortSignal): Promise<void> {
    const found = await lookForNews(notebook, answering, own);
    if (found.size === 0) return;
    const now = answering.now();
    const decided = decide(found, notebook, dayIn(answering.timeZone, now), now);
    const held = [...decided.news.values()].filter((one) => one?.stage === 'held').length;
    if (decided.storm && held > 0)
      log.warn(
        { changed: held, subscribed: notebook.seen.size },
        'much has changed at once; administrators are asked',
      );
    await notebook.write(decided, own);
    for (const [about, one] of decided.news) if (one?.stage === 'telling') begun.add(about);
  }

  async function lookAndTell(notebook: Notebook, own: AbortSignal): Promise<void> {
    if (notebook.wishes.size === 0 || hourToTell() !== undefined) return;
    await tellAll(notebook, own);
    await look(notebook, own);
    await tellAdministrators(notebook, parts, own);
    await tellAll(notebook, own);
  }

  /** Undefined by day; at night, the hour when it is over. */
  const hourToTell = () => {
    const [from] = hours;
    return isDay(answering.now(), answering.timeZone, hours) ? undefined : from;
  };

  const inTurn = (act: () => Promise<void>) => oneByOne.inTurn('notices', undefined, act);

  return {
    in: (question, about) =>
      subscriptionsIn(question, about, {
        ...parts,
        open,
        hourToTell,
        lookSoon: () =>
          void inTurn(async () => lookAndTell(await open(signal), signal)).catch((error: unknown) => {
            if (!signal.aborted)
              log.warn({ err: error }, 'not all notices could be sent; the next time will do');
          }),
      }),
    run: (own) => inTurn(async () => lookAndTell(await open(own), own)),
    async moved(messageIds, to, own) {
      const notebook = await open(own);
      const wishes = wishesAfter(messageIds, to, notebook.wishes);
      if (wishes.size > 0) await notebook.follow(wishes, own);
    },
  };
}

function isDay(now: Date, timeZone: string, [from, to]: readonly [number, number]): boolean {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(format.format(now));
  return hour >= from && hour < to;
}
