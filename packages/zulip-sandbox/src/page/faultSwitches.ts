// The switches of the page's side panel: what is broken at the moment, in either service.
import type { ServiceBeside } from '../control/besides.ts';
import type { Fault as ChatFault } from '../wire/faultKinds.ts';

export const switchNames = ['factsDown', 'factsSlow', 'chatSlow', 'chatFails'] as const;
type SwitchName = (typeof switchNames)[number];

const slow = { kind: 'slow', ms: 3_000 } as const;
const all = { times: Infinity } as const;
const fails = { kind: 'answer', status: 502, body: '<h1>502 Bad Gateway</h1>' } as const;

export function faultSwitches(orderInChat: (fault: ChatFault) => () => number, facts: ServiceBeside) {
  const order: Readonly<Record<SwitchName, () => () => number>> = {
    factsDown: () => facts.fault({ ...all, how: { kind: 'drop' } }),
    factsSlow: () => facts.fault({ ...all, how: slow }),
    chatFails: () => orderInChat({ ...all, how: fails }),
    // The long poll is slow by itself.
    chatSlow: () => orderInChat({ ...all, path: /^(?!events$)/, how: slow }),
  };
  const on = new Map<SwitchName, () => number>();

  return {
    state: () => Object.fromEntries(switchNames.map((name) => [name, on.has(name)])),
    turn(name: SwitchName, isOn: boolean): void {
      on.get(name)?.();
      on.delete(name);
      if (isOn) on.set(name, order[name]());
    },
  };
}
