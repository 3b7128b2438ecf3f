// The one place that puts failures into words, in German and in English.
import {
  code,
  type Document,
  inLanguage,
  joined,
  type Lang,
  type Say,
  type Sentence,
  sentence,
  strong,
  type Table,
  text,
} from '../document/index.ts';
import type { FactsError } from '../facts/index.ts';
import { type AskProblem, type Choice, nearestFirst } from '../kit/index.ts';

/** Choices that fit into a sentence; longer lists go under it. */
const mostInSentence = 14;

/** What the asker can mend, with what is possible. */
export function explainProblem(problem: AskProblem, lang: Lang): Document {
  const say = inLanguage(lang);
  switch (problem.kind) {
    case 'other':
      return { lang, headline: [say(problem.say)] };
    case 'unknownCommand':
      return { lang, ...unknownCommand(problem.typed, problem.near, say) };
    case 'unknownValue': {
      const choices = nearestFirst(problem.choices, problem.typed);
      return {
        lang,
        headline: say({
          de: sentence`${strong('„', text(problem.typed), '“')} kenne ich nicht. Möglich für „${problem.label.de}“ sind diese ${String(choices.length)}, ähnliche zuerst:`,
          en: sentence`I do not know ${strong('“', text(problem.typed), '”')}. These ${String(choices.length)} are possible for “${problem.label.en}”, similar ones first:`,
        }),
        tables: [choicesTable(choices, lang)],
      };
    }
    case 'missing':
      return { lang, asks: true, ...askFor([strong(say(problem.label))], problem.choices, lang) };
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
      return { lang, asks: true, ...asked, headline: [...asked.headline, ...(otherwise ? anyOf : [])] };
    }
  }
}

/** What the facts service said, or that it says nothing. */
export function explainFactsError({ kind, available, said }: FactsError, lang: Lang): Document {
  const say = inLanguage(lang);
  const choices = available.map((value) => ({ value, label: value }));
  const possible = choices.length > 0 ? say({ de: ' Möglich sind:', en: ' These are possible:' }) : '';
  const headlines: Record<FactsError['kind'], Sentence> = {
    unreachable: say({
      de: sentence`${strong('Der Faktendienst antwortet gerade nicht.')} Ohne ihn nenne ich keine Zahlen; bitte fragen Sie in einigen Minuten noch einmal.`,
      en: sentence`${strong('The facts service does not answer at the moment.')} Without it I give no figures; please ask again in a few minutes.`,
    }),
    notFound: say({
      de: sentence`Das kennt der Faktendienst nicht.${possible}`,
      en: sentence`The facts service does not know that.${possible}`,
    }),
    badRequest: say({
      de: sentence`Einen der Werte nimmt der Faktendienst nicht an.${possible}`,
      en: sentence`The facts service does not accept one of the values.${possible}`,
    }),
    refused: say({
      de: sentence`Der Faktendienst weist meine Anfrage ab; das kann nur beheben, wer mich betreibt.`,
      en: sentence`The facts service refuses my request; only whoever runs me can mend that.`,
    }),
  };
  const quoted = say({
    de: sentence`Der Dienst sagt dazu: „${text(said ?? '')}“`,
    en: sentence`The service says: “${text(said ?? '')}”`,
  });
  return {
    lang,
    headline: headlines[kind],
    notes: said && (kind === 'notFound' || kind === 'badRequest') ? [quoted] : [],
    tables: choices.length > 0 ? [choicesTable(choices, lang)] : [],
  };
}

/** A bug of ours: an apology, and an id under which the log tells more. */
export function apology(id: string, lang: Lang): Document {
  const headline = {
    de: sentence`Das hat nicht geklappt, der Fehler liegt bei mir (Kennung ${code(id)}).`,
    en: sentence`That did not work, and it is my fault (id ${code(id)}).`,
  }[lang];
  return { lang, headline };
}

function unknownCommand(typed: string, near: readonly string[], say: Say): Pick<Document, 'headline'> {
  const start = typed
    ? say({
        de: 'Dazu habe ich keine Daten, und ich rate nicht. Ich kenne ',
        en: 'I have no data on that, and I do not guess. I know ',
      })
    : say({ de: 'Was möchten Sie wissen? Ich kenne ', en: 'What would you like to know? I know ' });
  const others = near.filter((name) => name !== 'hilfe').slice(0, 3);
  const known = joined(
    others.map((name) => [code(name)]),
    ', ',
  );
  const more = say({
    de: sentence`; mehr zeigt ${code('hilfe')}.`,
    en: sentence`; ${code('help')} shows more.`,
  });
  return { headline: [start, ...known, ...more] };
}

function askFor(
  question: Sentence,
  choices: readonly Choice[],
  lang: Lang,
): Pick<Document, 'headline' | 'tables'> {
  if (choices.length === 0 || choices.length > mostInSentence) {
    return { headline: question, tables: choices.length > 0 ? [choicesTable(choices, lang)] : [] };
  }
  const named = joined(
    choices.map(({ label }) => [text(label)]),
    ' · ',
  );
  return { headline: [...question, ' ', ...named, '.'] };
}

function choicesTable(choices: readonly Choice[], lang: Lang): Table {
  const columns = { de: ['Möglich', 'zu schreiben als'], en: ['Possible', 'written as'] }[lang];
  return {
    columns,
    rows: choices.map(({ label, value }) => [text(label), text(value)]),
    caption: { de: 'Was möglich ist', en: 'What is possible' }[lang],
    folded: true,
  };
}
