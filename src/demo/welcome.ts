// What the demo begins with: the questions that it asks in the terminal, and the welcome of the page.
import type { Welcome } from 'zulip-sandbox';

const daysAhead = 42;

/** Six weeks from now, and no weekend: by then each office has done its part. As people write it: 04.01.2027. */
export function movingDay(now: Date): string {
  const day = new Date(now.getTime() + daysAhead * 86_400_000);
  while ([0, 6].includes(day.getDay())) day.setDate(day.getDate() + 1);
  const [date = '', month = '', year] = [day.getDate(), day.getMonth() + 1, day.getFullYear()].map(String);
  return `${date.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}

/** A date to keep, a question in plain words, one that has to be asked back, its answer, and that as a PDF. */
export const conversation = (now: Date): readonly string[] => [
  `halteverbot berlin-mitte hamburg ${movingDay(now)}`,
  'Was kostet eine GmbH-Gründung in Köln?',
  'Wie viel Förderung gibt es für eine Wärmepumpe?',
  'Luft-Wasser',
  'pdf',
];

export const welcome = (now: Date): Welcome => ({
  de: {
    title: 'Guten Tag, ich bin Amtsbot.',
    text: 'Ich beantworte Fragen zu Behördensachen: Fristen, Gebühren, Unterlagen, Förderungen. Fragen Sie mit eigenen Worten, oder beginnen Sie so:',
    questions: [
      `Umzug am ${movingDay(now)} von Berlin-Mitte nach Hamburg: bis wann beantragen?`,
      'Was kostet eine GmbH-Gründung in Köln?',
      'Wo ist der Jagdschein günstiger, in Hessen oder in Thüringen?',
      'Wie viel Förderung gibt es für eine Wärmepumpe?',
      `Halteverbot am ${movingDay(now)} von Köln nach München als PDF`,
    ],
  },
  en: {
    title: 'Hello, I am Amtsbot.',
    text: 'I answer questions about German public offices: deadlines, fees, documents, grants. Ask in your own words, or begin like this:',
    questions: [
      `We move on ${movingDay(now)} from Berlin Mitte to Hamburg: when must I apply?`,
      'What does it cost to found a GmbH in Köln?',
      'Where is the hunting licence cheaper, in Hesse or in Thuringia?',
      'How much is the grant for a heat pump?',
      `No-parking zone on ${movingDay(now)} from Köln to München as a PDF`,
    ],
  },
});
