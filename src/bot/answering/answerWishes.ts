// A message that asks several things of one matter is answered wish by wish: the first in the first line, the others below.
import { type Document, inLanguage, note, type Sentence, strong, text } from '../../document/index.ts';
import type { Catalogue } from '../understanding/catalogue.ts';
import type { Frame } from '../understanding/frame.ts';
import { intentIn } from '../understanding/message.ts';
import { parseMessage, type ParsedMessage } from '../understanding/parseMessage.ts';
import { type Wish, wishesIn, withoutWishes } from '../understanding/wishes.ts';
import { allProvenance } from './compare.ts';
import { matterOf } from './matter.ts';
import type { Reply } from './reply.ts';
import { inWords, isWhole, saysAlready } from './toTheCase.ts';

type AnswerTo = (frame: Frame, said: ParsedMessage) => Promise<Reply>;

/** `answerTo` answers a frame of which one thing is wanted. */
export async function answerWishes(
  frame: Frame,
  said: ParsedMessage,
  catalogue: Catalogue,
  answerTo: AnswerTo,
): Promise<Reply> {
  // A command line with nothing left over asks for one thing.
  if (frame.match.isStrict && frame.ignored === '') return answerTo(frame, said);
  const matter = matterOf(frame, catalogue);
  const wishes = matter === undefined || isWhole(frame) || frame.said.length > 1 ? [] : wishesIn(said);
  const [first, ...others] = wishes;
  if (!matter || !first) return answerTo(frame, said);
  const answerWish = async ({ asks, whole }: Wish, more: Partial<Frame> = {}): Promise<Reply> => {
    const match = { ...frame.match, isStrict: false };
    const intent = intentIn(parseMessage(asks), match);
    const ask = (text: string) => {
      const only = { ...frame, match, intent, said: [text], ignored: '', wanted: [], ...more };
      return answerTo(only, { ...parseMessage(text), about: matter.topic });
    };
    const own = await ask(asks);
    // „Und in welcher Frist?“ is understood with what stands before it.
    const isOpen = own.document.firstLine === 'unsaid' && whole !== asks;
    const withAll = isOpen ? await ask(whole) : own;
    return withAll.document.firstLine === 'unsaid' ? own : withAll;
  };
  const isSheet = frame.match.command.about === 'topics';
  // What a command reckons may be all of what is wished for.
  const main = isSheet
    ? await answerWish(first, { wanted: frame.wanted })
    : await answerTo({ ...frame, ignored: withoutWishes(frame.ignored) }, said);
  if (main.outcome !== 'answered' || main.document.asksBack) return main;
  const further: Document[] = [];
  const isUnsaid = main.document.firstLine === 'unsaid';
  for (const wish of isSheet || isUnsaid ? others : wishes) {
    const { document, outcome } = await answerWish(wish);
    if (outcome === 'answered' && !document.asksBack) further.push(asWish(document, wish.asks));
  }
  return { ...main, document: joinedTo(main.document, further) };
}

/** „Dazu nennt der Dienst nichts: „wann“.“ */
function asWish(document: Document, wish: string): Document {
  if (document.firstLine !== 'unsaid') return document;
  const headline = inLanguage(document.lang)<Sentence>({
    de: [strong('Dazu nennt der Dienst nichts'), ': „', text(shortened(wish)), '“.'],
    en: [strong('On that the service states nothing'), ': “', text(shortened(wish)), '”.'],
  });
  return { ...document, headline };
}

const mostLetters = 80;
const shortened = (wish: string) =>
  (wish.length > mostLetters ? `… ${wish.slice(-mostLetters)}` : wish).replace(/[\s?.!,]+$/u, '');

/** What is said already is not said once more. */
function joinedTo(main: Document, further: readonly Document[]): Document {
  const { lang } = main;
  const said = [main.headline];
  const told = further.filter(({ headline }) => {
    const isNew = !said.some((one) => saysAlready(inWords(one, lang), inWords(headline, lang), lang));
    if (isNew) said.push(headline);
    return isNew;
  });
  if (told.length === 0) return main;
  const provenance = allProvenance([main, ...told].flatMap((one) => one.provenance ?? []));
  return {
    ...main,
    notes: [...told.map(({ headline }) => note('answer', headline)), ...(main.notes ?? [])],
    ...(provenance ? { provenance } : {}),
  };
}
