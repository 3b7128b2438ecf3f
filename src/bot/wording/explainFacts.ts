// The one place that words what the facts service cannot or will not answer, and how old an answer is.
import {
  code,
  date,
  dayIn,
  daysBetween,
  type Document,
  inLanguage,
  type Lang,
  sentence,
  type Sentence,
  strong,
  text,
} from '../../document/index.ts';
import type { FactsError } from '../../facts/index.ts';
import { type Choice, cityNamed, statesOf } from '../../kit/index.ts';
import { choicesTable, unlistedPlace } from './choices.ts';

/** What works without the service. */
const stillThere = {
  de: sentence`Ohne ihn nenne ich keine Zahlen. Es gehen weiter: ${code('hilfe')}, ${code('themen')} und Fragen ohne Datum, die in den letzten 24 Stunden beantwortet wurden.`,
  en: sentence`Without it I give no figures. These still work: ${code('help')}, ${code('topics')}, and questions without a date that were answered within the last 24 hours.`,
};

/** What the facts service said, or that it says nothing; with the town that was asked about, if one was. */
export function explainFactsError(
  { kind, available, said }: FactsError,
  lang: Lang,
  place?: Choice,
): Document {
  const say = inLanguage(lang);
  const choices = available.map((value) => ({ value, label: value }));
  const others = choices.map(({ value }) => ({ value, label: cityNamed(value) }));
  // Its own list says that the town is what it does not have.
  const isOfPlace =
    kind === 'notFound' &&
    place !== undefined &&
    others.some((other) => statesOf(other).length > 0) &&
    others.every(({ value }) => value !== place.value);
  if (isOfPlace) {
    return { lang, ...unlistedPlace({ name: place.label, states: statesOf(place) }, others, lang, say) };
  }
  const possible = choices.length > 0 ? say({ de: ' Möglich sind:', en: ' These are possible:' }) : '';
  const headlines: Record<FactsError['kind'], Sentence> = {
    unreachable: say({
      de: [strong('Der Faktendienst antwortet gerade nicht.'), ' ', ...stillThere.de],
      en: [strong('The facts service does not answer at the moment.'), ' ', ...stillThere.en],
    }),
    notFound: say({
      de: sentence`Das kennt der Faktendienst nicht.${possible}`,
      en: sentence`The facts service does not know that.${possible}`,
    }),
    badRequest: say({
      de: sentence`Einen der Werte nimmt der Faktendienst nicht an.${possible}`,
      en: sentence`The facts service does not accept one of the values.${possible}`,
    }),
    unauthorized: say({
      de: sentence`Der Faktendienst lässt mich nicht zugreifen; das kann nur beheben, wer mich betreibt.`,
      en: sentence`The facts service does not let me in; only whoever runs me can mend that.`,
    }),
    oversized: say({
      de: sentence`Die Antwort des Faktendienstes ist zu groß oder zu verschachtelt; ich habe sie nicht gelesen. Das kann nur beheben, wer ihn betreibt.`,
      en: sentence`The answer of the facts service is too large or too deeply nested; I have not read it. Only whoever runs the service can mend that.`,
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

/** The answer comes later, and until when at the latest. */
export function explainWaiting(until: Date, now: Date, timeZone: string, lang: Lang): Document {
  const say = inLanguage(lang);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(until);
  const day = dayIn(timeZone, until);
  const isToday = day === dayIn(timeZone, now);
  const latest: Sentence = say({
    de: isToday ? [`${time} Uhr`] : ['zum ', date(day), `, ${time} Uhr`],
    en: isToday ? [time] : [date(day), `, ${time}`],
  });
  return {
    lang,
    headline: say({
      de: [
        strong('Der Faktendienst antwortet gerade nicht.'),
        ' Ich versuche es weiter und antworte hier, sobald er wieder da ist (längstens bis ',
        ...latest,
        ').',
      ],
      en: [
        strong('The facts service does not answer at the moment.'),
        ' I keep trying and answer here as soon as it is back (until ',
        ...latest,
        ' at the latest).',
      ],
    }),
    notes: [say(stillThere)],
  };
}

/** The service was not there for too long. */
export function explainGivenUp(lang: Lang): Document {
  return {
    lang,
    headline: inLanguage(lang)({
      de: sentence`${strong('Der Faktendienst war bis jetzt nicht zu erreichen;')} ich versuche es nicht weiter. Bitte fragen Sie noch einmal, wenn Sie die Antwort noch brauchen.`,
      en: sentence`${strong('The facts service could not be reached until now;')} I no longer try. Please ask again if you still need the answer.`,
    }),
  };
}
