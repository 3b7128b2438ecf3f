// The plan, and what became of it, as answers, with its steps counted by what they do.
import {
  both,
  type Call,
  type Cell,
  code,
  counted,
  type Document,
  note,
  type Note,
  type Table,
  type Text,
  text,
} from '../../src/kit/index.ts';
import type { Outcome } from './carryOut.ts';
import type { Action, Plan, Step } from './plan.ts';

/** Signs that Zulip does not show as emoji; the words beside them say the same. */
const states = {
  there: { de: '✓ da', en: '✓ there' },
  make: { de: '+ anlegen', en: '+ make' },
  change: { de: '→ ändern', en: '→ change' },
  impossible: { de: '✗ geht nicht', en: '✗ not possible' },
  done: { de: '✓ erledigt', en: '✓ done' },
  failed: { de: '✗ nicht gelungen', en: '✗ failed' },
  notTried: { de: '– nicht versucht', en: '– not tried' },
} as const;

export function planDocument({ steps }: Plan, { lang, say }: Call): Document {
  const todo = steps.filter(({ action }) => action);
  const rows = steps.map((step) => ({
    step,
    state: stateOf(step),
    detail: step.obstacle ?? step.note ?? detailOf(step.action),
  }));
  return {
    lang,
    headline:
      todo.length === 0
        ? say`**Es gibt nichts zu tun**.\n**There is nothing to do**.`
        : say`**Plan** (noch nichts getan): ${summary(todo, 'todo', say)}. Mit ${code('einrichten anwenden')} geschieht es.
            **Plan** (nothing done yet): ${summary(todo, 'todo', say)}. ${code('set up apply')} does it.`,
    notes: obstacleNotes(steps, say),
    tables: [stepsTable(rows, say)],
  };
}

export function outcomeDocument(outcomes: readonly Outcome[], { lang, say }: Call): Document {
  const done = outcomes.filter(({ result }) => result === 'done').map(({ step }) => step);
  const failed = outcomes.filter(({ result }) => result === 'failed' || result === 'notTried').length;
  const told = done.length > 0 && summary(done, 'done', say);
  const all =
    failed === 0
      ? say`**Eingerichtet**[: ${told}].\n**Set up**[: ${told}].`
      : say`**Nicht alles ist gelungen**[: ${told}].\n**Not everything worked**[: ${told}].`;
  const nothing = say`**Es gab nichts zu tun**.\n**There was nothing to do**.`;
  const left = failed > 0 && String(failed);
  const open = say`**${left}** offen; ${code('einrichten')} zeigt, was noch fehlt.
    **${left}** left; ${code('set up')} shows what is missing.`;
  const rows = outcomes.map(({ step, result, reason }) => ({
    step,
    state: result ?? stateOf(step),
    detail: reason ?? step.obstacle ?? step.note,
  }));
  const steps = outcomes.map(({ step }) => step);
  return {
    lang,
    headline: (told || left ? all : undefined) ?? nothing,
    notes: [...(open ? [open] : []), ...obstacleNotes(steps, say)],
    tables: [stepsTable(rows, say)],
  };
}

const areas = {
  folder: { de: 'Ordner', en: 'folder' },
  channel: { de: 'Kanäle', en: 'channels' },
  emoji: { de: 'Emoji', en: 'emoji' },
  status: { de: 'Status', en: 'status' },
} as const;

/** What cannot be done here, and why: each reason once. */
function obstacleNotes(steps: readonly Step[], say: Call['say']): readonly Note[] {
  const byReason = new Map<string, Set<string>>();
  for (const { area, obstacle } of steps) {
    if (!obstacle) continue;
    const reason = say(obstacle);
    byReason.set(reason, (byReason.get(reason) ?? new Set()).add(say(areas[area])));
  }
  return [...byReason].map(([reason, areas]) => {
    const what = [...areas].join(', ');
    return note('condition', say`Nicht möglich: ${what} – ${reason}.\nNot possible: ${what} – ${reason}.`);
  });
}

type State = keyof typeof states;

function stateOf({ action, obstacle }: Step): State {
  if (obstacle) return 'impossible';
  if (!action) return 'there';
  return action.kind === 'changeChannel' ? 'change' : 'make';
}

function detailOf(action: Action | undefined): Text | undefined {
  if (action?.kind !== 'changeChannel') return undefined;
  const { isMoved, description } = action;
  const parts = [
    ...(isMoved ? [{ de: 'in den Ordner', en: 'into the folder' }] : []),
    ...(description ? [{ de: 'Beschreibung', en: 'description' }] : []),
  ];
  return { de: parts.map(({ de }) => de).join(', '), en: parts.map(({ en }) => en).join(', ') };
}

interface Row {
  readonly step: Step;
  readonly state: State;
  readonly detail: Text | undefined;
}

function stepsTable(rows: readonly Row[], say: Call['say']): Table {
  return {
    columns: say({ de: ['Stand', 'Was', 'Näheres'], en: ['State', 'What', 'Details'] }),
    rows: rows.map(({ step, state, detail }): Cell[] => [
      text(say(states[state])),
      text(say(step.what)),
      text(detail ? say(detail) : ''),
    ]),
    caption: say({ de: 'Alle Schritte', en: 'All steps' }),
    folded: true,
  };
}

/** What so many steps of a kind are, planned and done. */
function wordsFor(count: number): Readonly<Record<Action['kind'], Readonly<Record<'todo' | 'done', Text>>>> {
  const { de, en } = counted(count, { de: ['Kanal', 'Kanäle'], en: ['channel', 'channels'] });
  return {
    makeFolder: {
      todo: { de: 'Ordner anlegen', en: 'make the folder' },
      done: { de: 'Ordner angelegt', en: 'the folder made' },
    },
    makeChannel: {
      todo: { de: `${de} anlegen`, en: `make ${en}` },
      done: { de: `${de} angelegt`, en: `${en} made` },
    },
    changeChannel: {
      todo: both`${de} in den Ordner legen oder beschreiben\nmove into the folder or describe ${en}`,
      done: both`${de} in den Ordner gelegt oder beschrieben\n${en} moved into the folder or described`,
    },
    uploadEmoji: {
      todo: { de: `${count} Emoji hochladen`, en: `upload ${count} emoji` },
      done: { de: `${count} Emoji hochgeladen`, en: `${count} emoji uploaded` },
    },
    setStatus: {
      todo: { de: 'Status setzen', en: 'set the status' },
      done: { de: 'Status gesetzt', en: 'the status set' },
    },
  };
}

/** Pure. */
function summary(steps: readonly Step[], tense: 'todo' | 'done', say: Call['say']): string {
  const counts = new Map<Action['kind'], number>();
  for (const { action } of steps) if (action) counts.set(action.kind, (counts.get(action.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => say(wordsFor(count)[kind][tense])).join(' · ');
}
