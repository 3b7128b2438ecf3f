// Whoever has asked so much at once that it takes a while is told so: once, and privately, wherever it was asked.
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type ChatConnection, ChatError, sendMessage } from '../../chat/index.ts';
import { type Document, type Lang, note, sentence, strong, type Text } from '../../document/index.ts';
import { languageOf, readWords } from '../../kit/index.ts';
import { toMessages } from '../../render/markdown.ts';
import type { Account, Askers } from '../model/account.ts';
import type { Question } from '../model/question.ts';
import type { QuestionRecords } from '../model/questionRecords.ts';
import type { Turns } from '../model/turns.ts';
import { ownMessagesFrom } from '../outbox/ownMessages.ts';

export interface ManyLeftParts {
  readonly chat: ChatConnection;
  readonly account: Readonly<Account>;
  readonly records: Pick<QuestionRecords, 'inHandOf'>;
  readonly turns: Pick<Turns, 'countOf'>;
  readonly askers: Askers;
  /** Before a question's own is known. */
  readonly language: Lang;
  readonly log: Logger;
}

export interface ManyLeft {
  /** It is in hand, and has no turn yet. */
  tellIfMany(question: Question): void;
}

/** Nobody who reads the answers has more than that in hand. */
const many = 60;

/** So long a burst takes to come in; what is answered by then needs no word. */
const settledMs = 1_000;

/** Of a question, only the first letters tell its language. */
const tellingCharacters = 300;

export function manyLeft(parts: ManyLeftParts, signal: AbortSignal): ManyLeft {
  const { chat, account, records, turns, askers, log } = parts;
  /** Until nothing of theirs is left. */
  const told = new Set<number>();

  async function tell({ askerId, text }: Question): Promise<void> {
    await setTimeout(settledMs, undefined, { signal });
    const ids = records.inHandOf(askerId);
    if (ids.length <= many) return void told.delete(askerId);
    const { isBot } = await askers.read(askerId, signal);
    if (isBot) return;
    const to = { kind: 'direct', userIds: [askerId] } as const;
    // What an earlier run has said of the same questions stands behind the first of them.
    const own = await ownMessagesFrom(to, Math.min(...ids), { chat, account }, signal);
    if (own.some(({ content }) => signs.some((sign) => content.includes(sign)))) return;
    const lang = languageOf(readWords(text.slice(0, tellingCharacters))) ?? parts.language;
    const [content = ''] = toMessages(noteOn(ids.length, lang), account.maxMessageLength);
    const people = [askerId, account.self.userId].toSorted((a, b) => a - b).join(',');
    await sendMessage(chat, to, `${content} · [${sign[lang]}](#narrow/dm/${people}-dm)`, signal);
  }

  return {
    tellIfMany(question) {
      const { askerId } = question;
      // Of a flood, not all is counted for each of its drops.
      const before = turns.countOf(askerId);
      if (before === 0) told.delete(askerId);
      if (before < many || told.has(askerId)) return;
      told.add(askerId);
      tell(question).catch((error: unknown) => {
        if (signal.aborted) return;
        // Only a courtesy: whether it arrived is not looked for.
        if (error instanceof ChatError) log.info({ err: error }, 'it could not be told that many are left');
        else log.error({ err: error }, 'it could not be told that many are left');
      });
    },
  };
}

/** By this it is known again; it belongs to no question, so it has no marker. */
const sign: Text = { de: '↩ Ihre Fragen', en: '↩ Your questions' };
const signs = Object.values(sign).map((words) => `[${words}](`);

function noteOn(count: number, lang: Lang): Document {
  const headline = {
    de: sentence`Von Ihnen warten noch ${strong(`${count} Fragen`)}; ich beantworte sie der Reihe nach, und andere kommen zwischendurch dran.`,
    en: sentence`${strong(`${count} questions`)} of yours are waiting; I answer them one after the other, and others have their turn in between.`,
  }[lang];
  const remedy = {
    de: 'Was sich erledigt hat, können Sie löschen: Dann beantworte ich es nicht mehr.',
    en: 'What you no longer need you can delete: then I do not answer it any more.',
  }[lang];
  return { lang, headline, notes: [note('answer', [remedy])] };
}
