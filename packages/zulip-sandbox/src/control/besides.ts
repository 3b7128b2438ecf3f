// The service beside the chat server, which a bot asks for its answers: shown on the page, broken on order like the chat.
import type { TakeBack } from '../wire/faultKinds.ts';

/** What the sandbox is told of that service; the package facts-sandbox starts one that fits. */
export interface ServiceBeside {
  /** `http://127.0.0.1:<port>/api/v1`. It runs in this process, or the page does not see its requests. */
  readonly baseUrl: string;
  /** Lets the next matching requests fail. */
  readonly fault: (fault: FaultBeside) => TakeBack;
  /** Raises an amount of what was asked for last, and tells which; undefined where nothing was. Absent where it cannot. */
  readonly raiseAmount?: () => RaisedAmount | undefined;
  /** Replaces its clock, in milliseconds since 1970: it goes with the chat server's. Absent where it has none. */
  readonly setClock?: (now: () => number) => void;
}

export interface RaisedAmount {
  readonly path: string;
  readonly field: readonly (string | number)[];
  readonly before: number;
  readonly after: number;
}

export interface FaultBeside {
  /** Which requests it hits: those whose path ends so, or fits the pattern; all of them when absent. */
  readonly path?: string | RegExp;
  /** How many of those requests it hits: 1 when absent, `Infinity` for all. */
  readonly times?: number;
  readonly how:
    | { readonly kind: 'drop' }
    | { readonly kind: 'hang' }
    | { readonly kind: 'slow'; readonly ms: number }
    | {
        readonly kind: 'answer';
        readonly status: number;
        readonly body: string | object;
        readonly headers?: Readonly<Record<string, string>>;
      };
}
