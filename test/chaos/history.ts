// What went on around a question of a chaos run: for whoever has to find out why it went wrong.
import type { LogLine } from './botProcess.ts';
import { markerOf } from './ledger.ts';
import type { Course, Happened } from './run.ts';
import type { Finding } from './verdict.ts';

const mostFindings = 5;
/** Of what happened around it. */
const mostLines = 60;
/** Of each message. */
const lettersShown = 160;
/** What happens so long after the last message for it may still concern it. */
const afterwardsMs = 1_500;

/** The seed, all findings in short, and the history of the first ones. */
export function explain(findings: readonly Finding[], course: Course): string {
  const short = findings.map(({ what, questionIds }) => `- ${[what, ...questionIds].join(' ')}`);
  const long = findings
    .filter(({ questionIds }) => questionIds.length > 0)
    .slice(0, mostFindings)
    .map(({ what, questionIds }) => `${what}\n${questionIds.map((id) => historyOf(id, course)).join('\n')}`);
  return [`CHAOS_SEED=${course.seed} (${course.account})`, ...short, '', ...long].join('\n');
}

function historyOf(questionId: number, course: Course): string {
  const { ledger, sent, incidents } = course;
  const seconds = secondsOf(course);
  const entry = ledger.entries.get(questionId);
  if (!entry) return historyOfWish(questionId, course);
  const { askedAt, text, asker, place } = entry;
  const own = [...requestsFor(questionId, course), ...loggedFor(questionId, course)];
  const until = Math.max(askedAt, ...own.map(({ at }) => at)) + afterwardsMs;
  const around = [...incidents, ...lives(course), ...catchingUp(course)]
    .filter(({ at }) => at >= askedAt && at <= until)
    .toSorted((a, b) => a.at - b.at);
  // What goes on around a question that waits for long must not hide what was done for it.
  const all = [...own, ...around.slice(0, mostLines)].toSorted((a, b) => a.at - b.at);
  const messages = sent
    .filter((message) => markerOf(message)?.questionId === questionId)
    .map(
      ({ id, content }) =>
        `${id} ${/\[↩ [^\]]*\]/.exec(content)?.[0]} ${JSON.stringify(content.slice(0, lettersShown))}`,
    );
  return [
    `  question ${questionId} “${text}” (${asker}, ${place.name}), asked ${seconds(askedAt)}; messages: ${messages.join(', ')}`,
    ...all.map(({ at, what }) => `    ${seconds(at)} ${what}`),
  ].join('\n');
}

/** Of who has subscribed: what was asked for it and logged of it, and what went wrong at all when nothing broke any more. */
function historyOfWish(id: number, course: Course): string {
  const { bot, calmAt, chat } = course;
  const seconds = secondsOf(course);
  const warned = bot.log.filter(({ level, time }) => level >= warning && time > calmAt).map(asHappened);
  const own = [...requestsFor(id, course), ...loggedFor(id, course)].slice(-mostLines);
  const all = [...own, ...warned.slice(0, mostLines)].toSorted((a, b) => a.at - b.at);
  const place = chat.messages().find((message) => message.id === id);
  return [
    `  subscription ${id} in ${place?.channelId ?? 'direct messages'} ${place?.topic ?? ''}; calm at ${seconds(calmAt)}`,
    ...all.map(({ at, what }) => `    ${seconds(at)} ${what}`),
  ].join('\n');
}

/** Since the run began. */
const secondsOf =
  ({ startedAt }: Course) =>
  (at: number) =>
    `+${((at - startedAt) / 1000).toFixed(3)}`;

/** pino's. */
const warning = 40;

/** What of the bot's requests names the question; 0 stands for no answer. */
function requestsFor(questionId: number, { chat }: Course): readonly Happened[] {
  const names = ({ content = '', anchor = '', messages = '' }: Readonly<Record<string, string>>) =>
    content.endsWith(`/near/${questionId})`) ||
    anchor === String(questionId) ||
    messages.split(/\D+/).includes(String(questionId));
  return chat.requests
    .filter(({ params }) => names(params))
    .map(({ at, method, path, status, params }) => {
      const marker = /\[↩ [^\]]*\]/.exec(params['content'] ?? '')?.[0] ?? '';
      return { at, what: `${method} ${path} → ${status} ${marker}${params['narrow'] ?? ''}` };
    });
}

/** New queues, and what is asked for then. */
const catchingUp = ({ chat }: Course): readonly Happened[] =>
  chat.requests
    .filter(({ path, params }) => path === 'register' || params['narrow']?.includes('unread'))
    .map(({ at, method, path, status, params }) => ({
      at,
      what: `${method} ${path} → ${status} ${params['narrow'] ?? ''}`,
    }));

const loggedFor = (questionId: number, { bot }: Course): readonly Happened[] =>
  bot.log.filter((line) => line['question'] === questionId).map(asHappened);

const asHappened = ({ time, ...line }: LogLine): Happened => ({
  at: time,
  what: `logged: ${JSON.stringify(line)}`,
});

const lives = ({ bot }: Course): readonly Happened[] =>
  bot.log.filter(({ msg }) => msg === 'listening').map(({ time }) => ({ at: time, what: 'the bot listens' }));
