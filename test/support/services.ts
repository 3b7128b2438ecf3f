// The facts services that the whole bot can be asked over: one contract, three shapes, and what was asked of each.
import { type FactsRequest, startFactsSandbox } from 'facts-sandbox';
import { startOtherFactsServer } from './otherFactsServer.ts';
import { startThirdFactsServer } from './thirdFactsServer.ts';

export interface RunningService {
  readonly baseUrl: string;
  /** Everything that was asked, oldest first. */
  readonly requests: readonly FactsRequest[];
  readonly close: () => Promise<void>;
}

type Start = (options: { readonly now: () => number }) => Promise<RunningService>;

const ours: Start = async (options) => {
  const { baseUrl, requests, stop } = await startFactsSandbox(options);
  return { baseUrl, requests, close: stop };
};

/** By number: the sandbox with our own data, the second shape, the third one. */
export const services = { 1: ours, 2: startOtherFactsServer, 3: startThirdFactsServer } satisfies Record<
  number,
  Start
>;

export type ServiceNumber = keyof typeof services;
