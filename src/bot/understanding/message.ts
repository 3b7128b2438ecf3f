// A message as what it asks: mails cut to their questions, without greetings and without what may be personal.
import { type Aspect, type QuestionIntent, readIntent } from '../../kit/index.ts';
import type { Catalogue } from './catalogue.ts';
import { readMail } from './mail.ts';
import { type Manner, readManner } from './manners.ts';
import { beginsWithCommand, matchCommand, type CommandMatch } from './matchCommand.ts';
import { type ParsedMessage, parseMessage } from './parseMessage.ts';
import { withoutPersonal } from './personal.ts';
import { type Intent, sure, type Wanted, wantedOf } from './wanted.ts';
import { withoutManners } from './withoutManners.ts';

/** So much of a mail is looked at. */
const mostLetters = 5_000;

/** Several for a mail that asks several things; a command line is taken as it stands. Pure. */
export function readMessage(text: string, catalogue: Catalogue): readonly ParsedMessage[] {
  const whole = parseMessage(text);
  if (beginsWithCommand(whole.words, catalogue)) return [whole];
  const looked = text.slice(0, mostLetters);
  const { isMail, questions } = readMail(looked);
  const asked = isMail && questions.length > 0 ? questions : [looked];
  const parsed = asked.map((question) => {
    const plain = withoutPersonal(withoutManners(question)).trim();
    const said = parseMessage(plain === '' ? question : plain);
    return { ...said, uploads: whole.uploads, wanted: said.wanted.length > 0 ? said.wanted : whole.wanted };
  });
  return parsed;
}

const known = new WeakMap<ParsedMessage['words'], Wanted>();

/** What a message wants, worked out once. Pure. */
export function wantedIn({ words, typed }: ParsedMessage): Wanted {
  const before = known.get(words);
  if (before) return before;
  const wanted = wantedOf(words, typed);
  known.set(words, wanted);
  return wanted;
}

/** So sure the learned reading must be to overrule the words for what is wanted. */
const surerThanWords = 0.75;

const aspectOf: Readonly<Partial<Record<Intent, Aspect>>> = {
  result: 'cost',
  duration: 'duration',
  documents: 'documents',
  authority: 'authority',
  basis: 'basis',
  requirements: 'duty',
  online: 'online',
  meaning: 'meaning',
};

/** What a message wants to know first: by its words, and where they say nothing clear, by what was learned. Pure. */
export function intentIn(said: ParsedMessage, { isStrict }: Pick<CommandMatch, 'isStrict'>): QuestionIntent {
  const byWords = readIntent(said.typed, said.words);
  if (isStrict) return byWords;
  const [best] = wantedIn(said).intents;
  const learned = best && aspectOf[best.value];
  if (!learned || best.score < (byWords.aspect ? surerThanWords : sure.intent)) return byWords;
  // „Ist das noch möglich?“ wants a yes or a no, „wann …“ a time, and no amount.
  if ((byWords.whether || byWords.aspect) && learned === 'cost') return byWords;
  return { ...byWords, aspect: learned };
}

/** Where nothing else could be meant, less is enough. */
const likely = 0.35;

const probably = (said: ParsedMessage, ...wishes: readonly Intent[]) =>
  wantedIn(said)
    .intents.filter(({ value }) => wishes.includes(value))
    .reduce((sum, { score }) => sum + score, 0) >= likely;

const comparing =
  /unterschied|vergleich|gegenüber|(?:günstiger|billiger|teurer|mehr|weniger|länger|schneller) als|difference|compar|versus|\bvs\b|(?:cheaper|more|less|longer|faster) than/i;

/** Whether cases are wanted side by side. Pure. */
export const wantsComparison = (said: ParsedMessage): boolean =>
  comparing.test(said.typed) || probably(said, 'compare');

/** Whether somebody is looked for who does it for money, where the topic is known from what was said before. Pure. */
export function wantsTradeOfTopic(said: ParsedMessage): boolean {
  const [best] = wantedIn(said).intents.filter(({ value }) => value !== 'other');
  return best?.value === 'suppliers';
}

const superlative =
  /(?:günstig|billig|teuer|höch|niedrig|schnell|läng|kürze|meis|wenig)s?te[nrsm]?\b|cheapest|lowest|highest|fastest|longest|most expensive/i;

/** Whether everything is wanted, or the first and the last of it: where a single case was not said. Pure. */
export const wantsRanking = (said: ParsedMessage): boolean =>
  superlative.test(said.typed) || probably(said, 'overview', 'rank');

/** What is wanted where that is sure enough to act on. Pure. */
export function surelyWanted(said: ParsedMessage): Intent | undefined {
  const [best] = wantedIn(said).intents;
  return best && best.score >= sure.intent ? best.value : undefined;
}

/** What is said by somebody who asks nothing of the service; undefined for a question. Pure. */
export function mannerIn(said: ParsedMessage, catalogue: Catalogue): Manner | undefined {
  const named = matchCommand(said.words, catalogue);
  // „Welche Themen gibt es?“ is a command of the bot's own.
  if (named && (named.isStrict || named.command.words === undefined)) return undefined;
  const { topics } = wantedIn(said);
  const [topic] = topics;
  const isSure = topic !== undefined && topic.value !== 'none' && topic.score >= sure.topic;
  const hint = { intent: surelyWanted(said), topic: isSure ? topic.value : undefined };
  const manner = readManner(said.words, said.text, hint);
  // What the service does not have is told with what is near to it.
  return manner?.kind === 'noData' ? undefined : manner;
}
