// A part of an answer, asked for by itself: what stands in its fold, its sources in full, or how its figure comes about.
import {
  counted,
  type Document,
  inLanguage,
  link,
  list,
  sentence,
  strong,
  text,
} from '../../document/index.ts';
import { withinBudget } from '../../render/budget.ts';
import { reasonFor } from '../reasons/reasonFor.ts';
import type { Part } from '../understanding/partWords.ts';

/** Nothing of it is folded. Pure. */
export const partAsked = (document: Document, part: Part): Document =>
  ({ more: whatIsFolded, sources: sourcesOf, why: reasonFor })[part](document);

function whatIsFolded(document: Document): Document {
  const { lang, provenance } = document;
  const say = inLanguage(lang);
  const { fold } = withinBudget(document);
  const headline = fold
    ? say({
        de: sentence`${strong('Alle Angaben')} zur Antwort oben:`,
        en: sentence`${strong('All details')} of the answer above:`,
      })
    : say({
        de: sentence`${strong('Mehr gibt es dazu nicht')}: in der Antwort oben steht alles.`,
        en: sentence`${strong('There is no more')}: the answer above has all of it.`,
      });
  return {
    lang,
    headline,
    notes: fold?.notes ?? [],
    tables: fold?.tables ?? [],
    ...(fold && provenance ? { provenance } : {}),
    unfolded: true,
  };
}

function sourcesOf({ lang, provenance }: Document): Document {
  const say = inLanguage(lang);
  const sources = provenance?.sources ?? [];
  if (!provenance || sources.length === 0) {
    const none = say({
      de: sentence`Quellen nennt der Dienst zur Antwort oben ${strong('nicht')}.`,
      en: sentence`The service states ${strong('no sources')} for the answer above.`,
    });
    return { lang, headline: none };
  }
  const { asOf } = provenance;
  const number = say(counted(sources.length, { de: ['Quelle', 'Quellen'], en: ['source', 'sources'] }));
  return {
    lang,
    headline: say({
      de: sentence`${strong(number)} der Antwort oben${asOf ? `, Stand ` : ''}${asOf ?? ''}.`,
      en: sentence`${strong(number)} of the answer above${asOf ? `, as of ` : ''}${asOf ?? ''}.`,
    }),
    tables: [
      {
        columns: say({ de: ['Quelle', 'Näheres'], en: ['Source', 'Details'] }),
        rows: sources.map(({ title, url, details = [] }) => [
          url ? link(title, url) : text(title),
          details.length > 0 ? list(details) : text(''),
        ]),
        list: 'whole',
      },
    ],
    unfolded: true,
  };
}
