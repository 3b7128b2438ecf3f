// The words for who asks nothing of the service: one friendly sentence, and where it fits what can be asked.
import {
  code,
  type Command,
  joined,
  type Lang,
  type Say,
  sentence,
  type Sentence,
  strong,
  type Text,
  type Word,
} from '../../kit/index.ts';
import { whoCanHelp } from './offices.ts';

/** So many examples show what can be asked. */
const mostExamples = 5;
const fewExamples = 3;

/** Command lines to try, of different commands that have a subject; spread over all of them. Pure. */
export function examplesOf(commands: readonly Command[], lang: Lang, most = mostExamples): readonly string[] {
  const asked = commands
    .filter(({ words, about }) => words !== undefined && about === undefined)
    .flatMap(({ examples }) => plainest(examples[lang].map(({ ask }) => ask)) ?? []);
  const step = Math.max(1, asked.length / most);
  return asked.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, most);
}

/** A whole question without figures reads best, then a line without the signs of a form. */
const plainest = (asks: readonly string[]) =>
  asks.find((ask) => ask.endsWith('?') && !/[€\d]/.test(ask)) ??
  asks.find((ask) => !/[_=€]|\d{3}/.test(ask)) ??
  asks[0];

interface Saying {
  readonly lang: Lang;
  readonly say: Say;
  readonly commands: readonly Command[];
}

/** „Zum Beispiel: …“; nothing where there is nothing to try. */
function forExample({ lang, say, commands }: Saying, most: number): Sentence {
  const lines = examplesOf(commands, lang, most).map((line): Sentence => [code(line)]);
  if (lines.length === 0) return [];
  return [say({ de: ' Zum Beispiel: ', en: ' For example: ' }), ...joined(lines, ' · '), '.'];
}

const asksOnly: Text = {
  de: 'Fragen Sie mich nach Gebühren, Fristen, Unterlagen und Förderungen bei Behördensachen.',
  en: 'Ask me about fees, deadlines, documents and grants in matters with German authorities.',
};

export const welcome: Text = { de: 'Gern geschehen.', en: 'You are welcome.' };

const answers = {
  thanks: welcome,
  farewell: {
    de: 'Danke, ebenso, und bis zum nächsten Mal.',
    en: 'Thank you, the same to you, and see you next time.',
  },
  acknowledged: { de: 'Gut, fragen Sie gern weiter.', en: 'Good; feel free to ask on.' },
  insult: {
    de: 'Schade, dass ich nicht helfen konnte; sagen Sie mir bitte, worum es geht, dann versuche ich es noch einmal.',
    en: 'I am sorry that I was no help; please tell me what it is about, and I will try again.',
  },
  rules: {
    de: 'Das mache ich nicht: Ich beantworte nur Fragen zu Behördensachen, nach festen Regeln und mit den Zahlen des Faktendienstes.',
    en: 'I do not do that: I only answer questions on matters with German authorities, by fixed rules and with the figures of the facts service.',
  },
  sources: {
    de: 'Die Zahlen kommen vom Faktendienst; unter jeder Antwort stehen der Stand, die Quelle und wie sicher sie sind.',
    en: 'The figures come from the facts service; under each answer you find their date, their source and how sure they are.',
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What is said with the same words to everybody. */
export const fixedAnswer = (kind: keyof typeof answers, say: Say): Sentence => [say(answers[kind])];
export const isFixed = (kind: string): kind is keyof typeof answers => Object.hasOwn(answers, kind);

export const greeting = (saying: Saying): Sentence => [
  saying.say({ de: 'Guten Tag. ', en: 'Hello. ' }),
  saying.say(asksOnly),
  ...forExample(saying, fewExamples),
];

export const wellbeing = (saying: Saying): Sentence => [
  saying.say({
    de: 'Danke der Nachfrage; ich bin ein Programm und immer bereit. Was möchten Sie wissen?',
    en: 'Thank you for asking; I am a program and always ready. What would you like to know?',
  }),
];

/** Plainly: a program; where its figures come from; where humans are. */
export const program = ({ say }: Saying): Sentence => [
  strong(say({ de: 'Ich bin ein Programm, kein Mensch.', en: 'I am a program, not a human.' })),
  say({
    de: ' Ich beantworte Fragen zu Behördensachen; die Zahlen kommen vom Faktendienst, mit Stand und Quelle. Menschen erreichen Sie unter der Behördennummer 115.',
    en: ' I answer questions on matters with German authorities; the figures come from the facts service, with their date and source. Humans answer at the authorities’ number 115.',
  }),
];

/** „Wer bist du?“ wants to know as well what for. */
export const introduction = (saying: Saying): Sentence => [
  ...program(saying),
  ...forExample(saying, fewExamples),
  ...help(saying),
];

const help = ({ say }: Saying): Sentence =>
  say({
    de: sentence` Alles zeigt ${code('hilfe')}.`,
    en: sentence` ${code('help')} shows everything.`,
  });

export const abilities = (saying: Saying): Sentence => [
  saying.say(asksOnly),
  ...forExample(saying, mostExamples),
  ...help(saying),
];

/** What no office deals with: a poem, the milk. */
export const noMatter: Text = {
  de: 'Da kann ich leider nicht helfen: Ich beantworte Fragen zu Gebühren, Fristen, Unterlagen und Förderungen bei Behördensachen.',
  en: 'I am afraid I cannot help with that: I answer questions on fees, deadlines, documents and grants in matters with German authorities.',
};

export const chatter = ({ say }: Saying): Sentence => [say(noMatter)];

/** The line that shows what is known of a topic. */
function sheet({ lang, commands }: Saying, topic: string): Sentence | undefined {
  const facts = commands.find(({ name }) => name.de[0] === 'fakten');
  return facts && [code(`${facts.name[lang][0]} ${topic}`)];
}

export function person(saying: Saying, topic: string | undefined): Sentence {
  const known = topic === undefined ? undefined : sheet(saying, topic);
  return [
    strong(saying.say({ de: 'Verbinden kann ich Sie nicht:', en: 'I cannot put you through:' })),
    saying.say({
      de: ' Ich bin ein Programm. Menschen erreichen Sie bei Ihrer Behörde oder unter der Behördennummer 115.',
      en: ' I am a program. Humans answer at your authority, or at the authorities’ number 115.',
    }),
    ...(known
      ? saying.say({ de: sentence` Wer zuständig ist, zeigt `, en: sentence` Who is in charge is shown by ` })
      : []),
    ...(known ? [...known, '.'] : []),
  ];
}

export function legal(saying: Saying, topic: string | undefined): Sentence {
  const known = topic === undefined ? undefined : sheet(saying, topic);
  return [
    strong(saying.say({ de: 'Rechtsberatung gebe ich nicht,', en: 'I do not give legal advice:' })),
    saying.say({
      de: ' denn dafür muss jemand Ihren Fall kennen und dafür einstehen. Das tun Anwältinnen und Anwälte, die Verbraucherzentrale und, was ihr Verfahren angeht, die Behörde selbst (Telefon 115).',
      en: ' somebody would have to know your case and answer for it. Lawyers do that, the consumer centre (Verbraucherzentrale) and, for its own procedure, the authority itself (phone 115).',
    }),
    ...(known
      ? saying.say({
          de: sentence` Was ich dazu weiß, etwa Fristen und Zuständigkeit, zeigt `,
          en: sentence` What I know of it, such as deadlines and who is in charge, is shown by `,
        })
      : []),
    ...(known ? [...known, '.'] : []),
  ];
}

export const noData = ({ say }: Saying, words: readonly Word[]): Sentence => [
  say({
    de: 'Dazu habe ich keine Daten, und ich rate nicht.',
    en: 'I have no data on that, and I do not guess.',
  }),
  ...whoCanHelp(words, say),
];
