// How the bot has read each question, for the side panel of the sandbox's page: remembered as the bot tells it,
// so that it is the very frame that was answered, with all that was said before.
import type { StoredMessage, Understood, UnderstoodLine } from 'zulip-sandbox';
import type { AnswerParts } from '../bot/answering/call.ts';
import { readMarker } from '../bot/model/marker.ts';
import { describeReading, type Reading, type RowName } from '../bot/understanding/describeFrame.ts';

interface Read {
  /** As it was then: an edited question is another one. */
  readonly text: string;
  /** By the words of each question in it; read once more, for a file, it stays one. */
  readonly questions: Map<string, Understood>;
}

export interface Readings {
  readonly add: NonNullable<AnswerParts['onRead']>;
  /** Of a question; or of what the bot has sent, by the link at its end. */
  readonly of: (message: StoredMessage) => readonly Understood[] | undefined;
}

/** As long as the demo runs. */
export function rememberReadings(): Readings {
  const read = new Map<number, Read>();
  return {
    add({ id, text }, reading) {
      const before = read.get(id);
      const questions = before?.text === text ? before.questions : new Map<string, Understood>();
      questions.set(reading.said.typed, understood(reading));
      read.set(id, { text, questions });
    },
    of({ id, content }) {
      const found = read.get(id) ?? read.get(readMarker(content)?.questionId ?? id);
      return found && [...found.questions.values()];
    },
  };
}

const understood = (reading: Reading): Understood => ({
  question: reading.said.question,
  lines: describeReading(reading).map(({ name, text }) => ({ label: labels[name], text })),
});

const labels: Readonly<Record<RowName, UnderstoodLine['label']>> = {
  topic: { de: 'Thema, gelernt', en: 'Topic, learned' },
  wish: { de: 'Wunsch, gelernt', en: 'Wish, learned' },
  command: { de: 'Befehl', en: 'Command' },
  intent: { de: 'Gefragt', en: 'Intent' },
  slot: { de: 'Angabe', en: 'Slot' },
  'not said': { de: 'Nicht gesagt', en: 'Not said' },
  text: { de: 'Text', en: 'Text' },
  files: { de: 'Dateien', en: 'Files' },
  'left over': { de: 'Übrig', en: 'Left over' },
  doubt: { de: 'Zweifel', en: 'Doubt' },
  open: { de: 'Offen', en: 'Open' },
  'read from': { de: 'Gelesen aus', en: 'Read from' },
  judged: { de: 'Urteil', en: 'Judgement' },
  'answered by': { de: 'Antwort, gelernt', en: 'Answer, learned' },
  'no frame': { de: 'Ohne Rahmen', en: 'No frame' },
};
