// The topics as an answer: what to write for each, and on which there are figures and suppliers.
import {
  type Call,
  type Cell,
  code,
  type Command,
  type Document,
  plainName,
  type Provenance,
  text,
  type TopicList,
  topicOf,
  topicName,
  counted,
  nouns,
} from '../../src/kit/index.ts';

export function topicsDocument(
  { slugs, from }: TopicList,
  provenance: Provenance | undefined,
  { lang, say, commands }: Pick<Call, 'lang' | 'say' | 'commands'>,
): Document {
  const rows = slugs.map((slug) => ({ slug, calculator: calculatorFor(slug, commands) }));
  const calculators = rows.filter(({ calculator }) => calculator).length;
  const withSuppliers = slugs.filter((slug) => topicOf(slug)?.hasSuppliers).length;
  const number = counted(slugs.length, nouns.topic);
  const fakten = say({ de: 'fakten', en: 'facts' });
  const anbieter = say({ de: 'anbieter', en: 'suppliers' });
  const toWrite = (slug: string, calculator: Command | undefined): Cell =>
    code(calculator ? calculator.name[lang][0] : `${fakten} ${slug}`);
  return {
    lang,
    headline: say`**${number.de}**, davon **${String(calculators)} mit Rechner** und ${String(withSuppliers)} mit Anbietern.
      **${number.en}**, **${String(calculators)} with a calculator** and ${String(withSuppliers)} with suppliers.`,
    notes: [
      ...(from === 'builtIn'
        ? [
            say`Der Faktendienst nennt seine Themen gerade nicht; diese Liste ist **fest eingebaut**.
              The facts service does not name its topics at the moment; this list is **built in**.`,
          ]
        : []),
      say`Ein Steckbrief zu jedem Thema: ${code('fakten ‹Thema›')}, mit zuständiger Stelle: ${code('fakten ‹Thema› ‹Land›')}.
        A fact sheet on any topic: ${code('facts ‹topic›')}, with the authority: ${code('facts ‹topic› ‹state›')}.`,
    ],
    tables: [
      {
        columns: say({
          de: ['Thema', 'Schreiben Sie', 'Anbieter'],
          en: ['Topic', 'Write', 'Suppliers'],
        }),
        rows: rows.map(({ slug, calculator }) => [
          text(topicName(slug, lang)),
          toWrite(slug, calculator),
          topicOf(slug)?.hasSuppliers ? code(`${anbieter} ${slug}`) : text('–'),
        ]),
        caption: say({ de: 'Alle Themen', en: 'All topics' }),
        list: 'whole',
      },
    ],
    ...(provenance ? { provenance } : {}),
  };
}

/** The command that gives figures on a topic, by any of the topic's names. */
export function calculatorFor(slug: string, commands: readonly Command[]): Command | undefined {
  const topic = topicOf(slug);
  if (!topic?.hasCalculator) return undefined;
  const names = new Set([slug, ...topic.de, ...topic.en].map(plainName));
  return commands.find(({ name }) => [...name.de, ...name.en].some((called) => names.has(plainName(called))));
}
