// What somebody says who asks nothing of the service: small talk, a wish for a human, legal advice, another matter.
import { plainName } from '../../kit/index.ts';
import { formsOf, mannerSigns, type SignKind } from './mannerSigns.ts';
import { topicNamed } from '../mails/namedTopic.ts';
import { splitSentences } from '../mails/sentences.ts';
import type { Courtesy, Remaining } from './withoutManners.ts';

export type Manner =
  | { readonly kind: Talk }
  /** The topic where one is named: what can be said of it is said where to find. */
  | { readonly kind: 'person' | 'legal'; readonly topic: string | undefined }
  /** A matter that the service does not have. */
  | { readonly kind: 'noData' };

type Talk =
  | 'greeting'
  | 'thanks'
  | 'farewell'
  /** „ok“, „super“ */
  | 'acknowledged'
  | 'wellbeing'
  | 'identity'
  /** „Bist du ein Mensch?“ */
  | 'human'
  | 'abilities'
  /** „Woher hast du deine Zahlen?“ */
  | 'sources'
  | 'insult'
  /** Somebody wants the bot to break its rules, to play a part, or to show its inside. */
  | 'rules'
  /** Anything else that is no question of a matter. */
  | 'chatter';

/** What another judge makes of the message, where there is one. */
export interface MannerHint {
  readonly intent?: string | undefined;
  readonly topic?: string | undefined;
}

/** So many words of a sentence are looked at, and so many sentences. */
const mostWords = 80;
const mostSentences = 8;

/** Undefined for a question of a matter. `hint` decides where no rule does. Pure. */
export function readManner({ question, said }: Remaining, hint: MannerHint = {}): Manner | undefined {
  if (question === '') return ofCourtesies(said);
  const topic = hint.topic ?? topicNamed(question);
  const sign = signIn(question, topic);
  if (sign === 'legal' || sign === 'person') return { kind: sign, topic };
  if (sign) return { kind: sign };
  // „Hat sie ein Recht darauf? §§ bitte“: which law a matter has is a fact.
  if (hint.intent === 'legal' && topic !== undefined && namesLaw.test(question)) return undefined;
  // „Danke dir, dann kann ich ja Feierabend machen“: whatever is talked of, it is thanks.
  return (hint.intent === 'talk' ? ofCourtesies(said) : undefined) ?? ofHint(hint, topic);
}

const namesLaw = /§|paragra[fp]h?|rechtsgrundlage/iu;

function ofCourtesies(said: readonly Courtesy[]): Manner | undefined {
  const order: readonly (readonly [Courtesy, Talk])[] = [
    ['wellbeing', 'wellbeing'],
    ['thanks', 'thanks'],
    ['helped', 'thanks'],
    ['wish', 'farewell'],
    ['farewell', 'farewell'],
    ['greeting', 'greeting'],
    ['announced', 'greeting'],
    ['apology', 'greeting'],
    ['praise', 'acknowledged'],
  ];
  const kind = order.find(([courtesy]) => said.includes(courtesy))?.[1];
  return kind ? { kind } : undefined;
}

function signIn(question: string, topic: string | undefined): SignKind | undefined {
  const whole = splitSentences(question).slice(0, mostSentences);
  const sentences = whole.map(formsIn);
  // „Wer bist du und was kannst du?“ asks two short things; what is told in many words is no talk.
  const parts = whole.flatMap((one) => one.split(besideQuestion)).map(formsIn);
  return mannerSigns.find(
    ({ all, none, noTopic, mostWords: most }) =>
      !(noTopic && topic !== undefined) &&
      (most === Infinity ? sentences : [...sentences, ...parts]).some(
        ({ forms, count }) =>
          count <= most && all.every((group) => hasOne(forms, group)) && !hasOne(forms, none),
      ),
  )?.kind;
}

const besideQuestion =
  /[\s,]+(?:und|and)\s+(?=(?:was|wer|wie|woher|wozu|wobei|womit|what|who|how|where)(?!\p{L}))/iu;

function formsIn(sentence: string) {
  const words = sentence
    .split(/[^\p{L}\p{N}-]+/u, mostWords)
    .map(plainName)
    .filter((plain) => plain !== '');
  return { forms: words.flatMap(formsOf), count: words.length };
}

const hasOne = (forms: readonly string[], group: ReadonlySet<string>) =>
  forms.some((form) => group.has(form));

function ofHint({ intent }: MannerHint, topic: string | undefined): Manner | undefined {
  switch (intent) {
    case 'talk':
      return { kind: 'chatter' };
    case 'help':
      return { kind: 'abilities' };
    case 'person':
    case 'legal':
      return { kind: intent, topic };
    case 'other':
      return { kind: 'noData' };
    default:
      return undefined;
  }
}
