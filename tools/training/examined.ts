// The messages of the kept examinations as labelled sentences: what each must lead to tells what it wants.
import { readdirSync, readFileSync } from 'node:fs';
import { type Conversation, readExam } from '../../test/understanding/exam.ts';
import type { Outcome } from '../../test/understanding/outcome.ts';

export interface Label {
  readonly topic: string;
  readonly intent: string;
}

const folder = new URL('../../test/understanding/exams/', import.meta.url);

/** Their files, in a fixed order. */
export const examFiles: readonly URL[] = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .toSorted()
  .map((name) => new URL(name, folder));

/** The labelled messages of one examination, with its name: those that stand alone, where all outcomes say the same. */
export function examinedIn(file: URL): readonly (Label & { readonly text: string; readonly exam: string })[] {
  const exam = file.pathname.replace(/^.*\/|\.jsonl$/g, '');
  return readExam(readFileSync(file, 'utf8')).flatMap((one) => {
    const [text, second] = one.say;
    const label = labelOf(one);
    return text === undefined || second !== undefined || !label
      ? []
      : [{ ...label, text: text.replace(/\s+/g, ' '), exam }];
  });
}

/** `-` for what it does not tell; undefined where it tells nothing. */
function labelOf({ kind, then }: Conversation): Label | undefined {
  const labels = then.map((outcome) => labelOfOutcome(outcome, kind));
  const topic = agreed(labels.map((label) => label.topic));
  const intent = agreed(labels.map((label) => label.intent));
  return topic === '-' ? undefined : { topic, intent };
}

const agreed = ([first = '-', ...others]: readonly string[]): string =>
  others.every((other) => other === first) ? first : '-';

/** Their calculator tells times and papers as well. */
const tellMore = new Set(['halteverbot', 'jagdschein', 'kfz']);

function labelOfOutcome(outcome: Outcome, kind: string): Label {
  switch (outcome.is) {
    case 'result':
      return labelOfRequest(outcome.request);
    case 'compares': {
      const topic = agreed(outcome.requests.map((request) => labelOfRequest(request).topic));
      return { topic, intent: kind === 'compare' ? 'compare' : '-' };
    }
    case 'outOfScope':
      return kind === 'out-of-scope' ? { topic: 'none', intent: 'other' } : unknown;
    // Small talk, a wish for a person, a prompt to break the rules.
    case 'noFigure':
      return kind === 'manners' ? { topic: 'none', intent: '-' } : unknown;
    default:
      return unknown;
  }
}

const unknown: Label = { topic: '-', intent: '-' };

function labelOfRequest(request: string): Label {
  const [area = '', name = '', resource = ''] = request.split(/[/?]/).slice(1);
  if (area === 'topics') return { topic: name, intent: resource === 'suppliers' ? 'suppliers' : '-' };
  if (area === 'jagdschein') return { topic: 'jagdschein', intent: '-' };
  return { topic: topicOfCalculator[name] ?? name, intent: tellMore.has(name) ? '-' : 'result' };
}

/** Where a calculator is called otherwise than its topic. */
const topicOfCalculator: Readonly<Record<string, string>> = {
  aevo: 'aevo-ausbilderschein',
  'e-auto': 'e-auto-foerderung',
  gmbh: 'gmbh-gruendung',
  kfz: 'kfz-zulassung',
  sachkunde34a: 'sachkundepruefung-34a',
};
