// The one place that words what the asker can mend, and the apology for what only we can; the facts service's
// failures are worded in explainFacts.ts.
import type { ChatError } from '../../chat/index.ts';
import {
  code,
  type Document,
  inLanguage,
  joined,
  type Lang,
  type Say,
  sentence,
  type Sentence,
  strong,
  text,
  type Text,
} from '../../document/index.ts';
import { type Choice, type Clarification, type Command, nearestFirst } from '../../kit/index.ts';
import { buttonsFor, named, type WithButtons } from './buttons.ts';
import { choicesTable, mostInSentence, nearPlace, oneOrOther, unlistedPlace } from './choices.ts';
import { noMatter, welcome } from './manners.ts';
import { officeFor, whoCanHelp } from './offices.ts';

/** What the asker can mend, with what is possible. */
export function explainProblem(problem: Clarification, lang: Lang): Document {
  const say = inLanguage(lang);
  switch (problem.kind) {
    case 'other':
      return { lang, ...(problem.asksBack ? { asksBack: true } : {}), headline: [say(problem.say)] };
    case 'unknownCommand':
      return { lang, ...unknownCommand(problem, say) };
    case 'unknownValue':
      return problem.asksBack
        ? { lang, asksBack: true, ...unknownValue(problem, lang, say), ...instead(problem, lang, say) }
        : { lang, ...unknownValue(problem, lang, say) };
    case 'missing':
      return {
        lang,
        asksBack: true,
        ...askFor([strong(say(problem.label))], problem.choices, lang, problem.expects),
      };
    case 'subject': {
      const which = say({
        de: sentence`${strong('Worum geht es?')}`,
        en: sentence`${strong('What is it about?')}`,
      });
      return { lang, asksBack: true, ...askFor(which, problem.choices, lang) };
    }
    case 'contradiction': {
      const { de, en } = problem.label;
      const which = say({
        de: sentence`${strong('Zwei Angaben für „', de, '“')}. Welche gilt?`,
        en: sentence`${strong('Two values for “', en, '”')}. Which one counts?`,
      });
      return { lang, asksBack: true, ...askFor(which, problem.choices, lang) };
    }
    case 'ambiguous': {
      const { typed, choices, otherwise } = problem;
      const question = say({
        de: sentence`${strong('Was ist mit „', text(typed), '“ gemeint?')}`,
        en: sentence`${strong('What is meant by “', text(typed), '”?')}`,
      });
      const anyOf = say({
        de: sentence` Oder ${code('egal')} für ${text(otherwise?.label ?? '')}.`,
        en: sentence` Or ${code('any')} for ${text(otherwise?.label ?? '')}.`,
      });
      const others = choices.filter((choice) => choice !== otherwise);
      const asked = askFor(question, others, lang);
      const headline = [...asked.headline, ...(otherwise ? anyOf : [])];
      const last = otherwise && { label: otherwise.label, reply: say({ de: 'egal', en: 'any' }) };
      return { lang, asksBack: true, ...asked, headline, ...buttonsFor(question, others, lang, last) };
    }
  }
}

/** Where the bot hears only what mentions it, its question says that the answer must. */
export function askingForMention(document: Document, { fullName }: { readonly fullName: string }): Document {
  const mention = code(`@**${fullName}**`);
  const note = inLanguage(document.lang)({
    de: sentence`Bitte beginnen Sie die Antwort mit ${mention}: Ich lese diesen Kanal nicht mit.`,
    en: sentence`Please begin your answer with ${mention}: I do not read along in this channel.`,
  });
  return { ...document, notes: [...(document.notes ?? []), { kind: 'answer', says: note }] };
}

/** A command that is not for everybody. */
export function explainNotAllowed({ who }: Command, lang: Lang): Document {
  const say = inLanguage(lang);
  const headline =
    who === 'administrators'
      ? say({
          de: 'Das dürfen nur Administratoren dieser Organisation.',
          en: 'Only administrators of this organization may do that.',
        })
      : say({ de: 'Das dürfen Gäste nicht.', en: 'Guests may not do that.' });
  return { lang, headline: [headline] };
}

/** What the chat server did not do for a command that has no words of its own for it. */
export function explainChatError({ kind }: ChatError, lang: Lang): Document {
  const say = inLanguage(lang);
  const headline =
    kind === 'rejected'
      ? say({
          de: sentence`${strong('Der Chatserver lehnt das ab.')} Was mein Konto hier darf, entscheidet die Organisation.`,
          en: sentence`${strong('The chat server refuses that.')} What my account may do here is for the organization to decide.`,
        })
      : say({
          de: sentence`${strong('Der Chatserver hat nicht geantwortet.')} Ich wiederhole es nicht von selbst; bitte sehen Sie nach, ob es geschehen ist.`,
          en: sentence`${strong('The chat server did not answer.')} I do not repeat it by myself; please check whether it was done.`,
        });
  return { lang, headline };
}

/** A bug of ours: an apology, and an id under which the log tells more. */
export function apology(id: string, lang: Lang): Document {
  const headline = {
    de: sentence`Das hat nicht geklappt, der Fehler liegt bei mir (Kennung ${code(id)}).`,
    en: sentence`That did not work, and it is my fault (id ${code(id)}).`,
  }[lang];
  return { lang, headline };
}

type UnknownCommand = Extract<Clarification, { readonly kind: 'unknownCommand' }>;

/** Without near topics none is named; for everything else there is who can help. */
function unknownCommand(problem: UnknownCommand, say: Say): Pick<Document, 'headline'> {
  const { typed, near, words = [] } = problem;
  if (!typed) {
    return {
      headline: say({
        de: sentence`Was möchten Sie wissen? ${code('hilfe')} zeigt, was ich beantworten kann.`,
        en: sentence`What would you like to know? ${code('help')} shows what I can answer.`,
      }),
    };
  }
  if (problem.aside === 'thanks') return { headline: [say(welcome)] };
  if (isNoMatter(problem)) return { headline: [say(noMatter)] };
  const known = joined(
    near.map((name) => [code(name)]),
    ', ',
  );
  const nearby = say({ de: ' Am nächsten kommt dem: ', en: ' Nearest to it: ' });
  const start = say({
    de: 'Dazu habe ich keine Daten, und ich rate nicht.',
    en: 'I have no data on that, and I do not guess.',
  });
  return {
    headline: [start, ...(near.length > 0 ? [nearby, ...known, '.'] : []), ...whoCanHelp(words, say)],
  };
}

/** A poem for the registry office is none of its matters; what is only talked of may be one by a word. */
const isNoMatter = ({ aside, near, words = [] }: UnknownCommand) =>
  aside === 'work' || (aside === 'talk' && near.length === 0 && officeFor(words) === undefined);

type UnknownValue = Extract<Clarification, { readonly kind: 'unknownValue' }>;

/** What is possible instead: in the sentence where it is short, else under it, near ones first. */
function unknownValue(
  { typed, label, choices, expects, place }: UnknownValue,
  lang: Lang,
  say: Say,
): Pick<Document, 'headline' | 'tables'> {
  if (place && choices.length > 0) return unlistedPlace(place, choices, lang, say);
  if (choices.length === 0) {
    const needed = strong(say(expects ?? { de: 'ein anderer Wert', en: 'another value' }));
    return {
      headline: say({
        de: sentence`${strong('„', text(typed), '“')} geht bei „${label.de}“ nicht; möglich ist ${needed}.`,
        en: sentence`${strong('“', text(typed), '”')} does not work for “${label.en}”; possible is ${needed}.`,
      }),
    };
  }
  if (choices.length <= mostInSentence) {
    const unknown = say({
      de: sentence`${strong('„', text(typed), '“')} kenne ich nicht. Möglich für „${label.de}“: `,
      en: sentence`I do not know ${strong('“', text(typed), '”')}. Possible for “${label.en}”: `,
    });
    return { headline: [...unknown, ...oneOrOther(choices, say), '.'] };
  }
  const sorted = nearestFirst(choices, typed);
  return {
    headline: say({
      de: sentence`${strong('„', text(typed), '“')} kenne ich nicht. Möglich für „${label.de}“ sind diese ${String(sorted.length)}, ähnliche zuerst:`,
      en: sentence`I do not know ${strong('“', text(typed), '”')}. These ${String(sorted.length)} are possible for “${label.en}”, similar ones first:`,
    }),
    tables: [choicesTable(sorted, lang)],
  };
}

/** The choices that there are in place of what was typed, as buttons. */
function instead({ typed, label, choices, place }: UnknownValue, lang: Lang, say: Say): WithButtons {
  if (place) {
    const { said, sorted } = nearPlace(place, choices, say);
    const which = say({ de: '. Was stattdessen?', en: '. What instead?' });
    return buttonsFor([...said, which], sorted, lang);
  }
  const which = say({
    de: sentence`„${text(typed)}“ kenne ich nicht. Was soll für „${label.de}“ gelten?`,
    en: sentence`I do not know “${text(typed)}”. What should “${label.en}” be?`,
  });
  return buttonsFor(which, choices.length > mostInSentence ? nearestFirst(choices, typed) : choices, lang);
}

function askFor(
  question: Sentence,
  choices: readonly Choice[],
  lang: Lang,
  expects?: Text,
): Pick<Document, 'headline' | 'tables' | 'buttons'> {
  if (choices.length === 0 && expects) {
    return {
      headline: [...question, ' ', { de: 'Gebraucht wird ', en: 'I need ' }[lang], expects[lang], '.'],
    };
  }
  if (choices.length === 0 || choices.length > mostInSentence) {
    const tables = choices.length > 0 ? [choicesTable(choices, lang)] : [];
    return { headline: question, tables, ...buttonsFor(question, choices, lang) };
  }
  const all = joined(
    choices.map((choice) => [text(named(choice))]),
    ' · ',
  );
  return { headline: [...question, ' ', ...all, '.'], ...buttonsFor(question, choices, lang) };
}

export function explainNotByEdit(lang: Lang): Document {
  const headline = inLanguage(lang)({
    de: sentence`${strong('Das habe ich nicht ausgeführt.')} Wenn eine Nachricht bearbeitet wird, ändere ich nichts. Bitte schreiben Sie es noch einmal als neue Nachricht.`,
    en: sentence`${strong('I have not done that.')} When a message is edited, I change nothing. Please write it again as a new message.`,
  });
  return { lang, headline };
}
