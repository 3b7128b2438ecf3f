// The one place that words what the facts service cannot or will not answer, and how old an answer is.
import {
  code,
  date,
  dayIn,
  daysBetween,
  type Document,
  inLanguage,
  type Lang,
  type Sentence,
  sentence,
  strong,
  text,
} from '../document/index.ts';
import type { FactsError } from '../facts/index.ts';
import { choicesTable } from './explain.ts';

/** What the facts service said, or that it says nothing. */
export function explainFactsError({ kind, available, said }: FactsError, lang: Lang): Document {
  const say = inLanguage(lang);
  const choices = available.map((value) => ({ value, label: value }));
  const possible = choices.length > 0 ? say({ de: ' Möglich sind:', en: ' These are possible:' }) : '';
  const headlines: Record<FactsError['kind'], Sentence> = {
    unreachable: say({
      de: sentence`${strong('Der Faktendienst antwortet gerade nicht.')} Ohne ihn nenne ich keine Zahlen. Es gehen weiter: ${code('hilfe')}, ${code('themen')} und Fragen ohne Datum, die in den letzten 24 Stunden beantwortet wurden.`,
      en: sentence`${strong('The facts service does not answer at the moment.')} Without it I give no figures. These still work: ${code('help')}, ${code('topics')}, and questions without a date that were answered within the last 24 hours.`,
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

/** The first line of an answer that is from earlier because the service does not answer now. */
export function explainAge(askedAt: Date, now: Date, timeZone: string, lang: Lang): Sentence {
  const say = inLanguage(lang);
  const day = dayIn(timeZone, askedAt);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(askedAt);
  const near = [say({ de: 'von heute', en: 'today' }), say({ de: 'von gestern', en: 'yesterday' })];
  const word = near[daysBetween(day, dayIn(timeZone, now))];
  const when: Sentence = word ? [word] : say({ de: sentence`vom ${date(day)}`, en: [date(day)] });
  return say({
    de: ['Der Faktendienst antwortet gerade nicht; das ist die Antwort ', ...when, `, ${time} Uhr.`],
    en: ['The facts service does not answer at the moment; this is its answer of ', ...when, `, ${time}.`],
  });
}
