// Steps counted by what they do: „22 Kanäle anlegen · Status setzen“.
import { type Call, type Text, counted } from '../../src/kit/index.ts';
import type { Action, Step } from './plan.ts';

type Words = (count: number) => Text;

const channels = (count: number) => counted(count, { de: ['Kanal', 'Kanäle'], en: ['channel', 'channels'] });

const words: Readonly<Record<Action['kind'], { readonly todo: Words; readonly done: Words }>> = {
  makeFolder: {
    todo: () => ({ de: 'Ordner anlegen', en: 'make the folder' }),
    done: () => ({ de: 'Ordner angelegt', en: 'the folder made' }),
  },
  makeChannel: {
    todo: (count) => ({ de: `${channels(count).de} anlegen`, en: `make ${channels(count).en}` }),
    done: (count) => ({ de: `${channels(count).de} angelegt`, en: `${channels(count).en} made` }),
  },
  changeChannel: {
    todo: (count) => ({
      de: `${channels(count).de} in den Ordner legen oder beschreiben`,
      en: `move into the folder or describe ${channels(count).en}`,
    }),
    done: (count) => ({
      de: `${channels(count).de} in den Ordner gelegt oder beschrieben`,
      en: `${channels(count).en} moved into the folder or described`,
    }),
  },
  uploadEmoji: {
    todo: (count) => ({ de: `${count} Emoji hochladen`, en: `upload ${count} emoji` }),
    done: (count) => ({ de: `${count} Emoji hochgeladen`, en: `${count} emoji uploaded` }),
  },
  setStatus: {
    todo: () => ({ de: 'Status setzen', en: 'set the status' }),
    done: () => ({ de: 'Status gesetzt', en: 'the status set' }),
  },
};

/** Pure. */
export function summary(steps: readonly Step[], tense: 'todo' | 'done', say: Call['say']): string {
  const counts = new Map<Action['kind'], number>();
  for (const { action } of steps) if (action) counts.set(action.kind, (counts.get(action.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => say(words[kind][tense](count))).join(' · ');
}
