// What can be asked, in the asker's language: all commands, or one of them with its examples.
import {
  anyWord,
  type Call,
  ClarificationNeeded,
  code,
  type Command,
  defineCommand,
  type Document,
  plainName,
  strong,
  text,
  whenAsked,
} from '../src/kit/index.ts';

export default defineCommand({
  name: { de: ['hilfe', 'befehle'], en: ['help', 'commands'] },
  summary: { de: 'Was Sie mich fragen können', en: 'What you can ask me' },
  usage: { de: ['hilfe', 'hilfe ‹Befehl›'], en: ['help', 'help ‹command›'] },
  changes: false,
  arguments: {
    topic: { recogniser: anyWord, label: { de: 'Befehl', en: 'command' }, optional: true },
  },
  examples: {
    de: whenAsked({
      hilfe: ['halteverbot ‹von› ‹nach› [Datum]', 'Halteverbotszonen für einen Umzug'],
      'hilfe halteverbot': ['halteverbot orte', 'halteverbot köln münchen'],
    }),
    en: whenAsked({ help: ['no-parking ‹from› ‹to› [date]', 'No-parking zones for a move'] }),
  },
  run(call) {
    const { topic } = call.values;
    if (topic === undefined) return overview(call);
    const wanted = call.commands.find(({ name }) =>
      [...name.de, ...name.en].some((known) => plainName(known) === plainName(topic)),
    );
    if (wanted) return details(wanted, call);
    throw new ClarificationNeeded({
      kind: 'unknownValue',
      typed: topic,
      label: { de: 'Befehl', en: 'command' },
      choices: call.commands.map(({ name }) => ({ value: name[call.lang][0], label: name[call.lang][0] })),
    });
  },
});

function overview({ commands, lang, say }: Call): Document {
  return {
    lang,
    headline: say`**Das können Sie mich fragen.** Im Kanal mit Erwähnung, in einer Direktnachricht ohne.
      **This is what you can ask me.** Mention me in a channel; in a direct message just ask.`,
    notes: [
      say`Am Ende einer Frage gibt ${code('pdf')}, ${code('csv')}, ${code('diagramm')} oder ${code('kalender')} die Antwort auch als Datei.
        At the end of a question, ${code('pdf')}, ${code('csv')}, ${code('chart')} or ${code('calendar')} gives the answer as a file too.`,
      say`Danach genügt, was anders sein soll: „und in Hamburg?“ ${code('mehr')} zeigt alle Angaben, ${code('quellen')} die Quellen, ${code('warum?')} die Rechenregel.
        After that, what is to be different is enough: “and in Hamburg?” ${code('more')} gives all details, ${code('sources')} the sources, ${code('why?')} the rule.`,
    ],
    tables: [
      {
        columns: [say({ de: 'Schreiben Sie', en: 'Write' }), say({ de: 'Sie erfahren', en: 'You learn' })],
        rows: commands.map(({ usage, summary }) => [code(usage[lang][0]), text(summary[lang])]),
        whole: true,
      },
    ],
  };
}

function details({ name, summary, usage, examples }: Command, { lang, say }: Call): Document {
  const rows = [
    ...usage[lang].map((line) => [text(say({ de: 'so', en: 'like this' })), code(line)]),
    ...examples[lang].map(({ ask }) => [text(say({ de: 'zum Beispiel', en: 'for example' })), code(ask)]),
    ...name[lang].slice(1).map((other) => [text(say({ de: 'heißt auch', en: 'also called' })), code(other)]),
  ];
  return {
    lang,
    headline: [strong(text(summary[lang])), '.'],
    tables: [{ columns: ['', say({ de: 'Schreiben Sie', en: 'Write' })], rows, whole: true }],
  };
}
