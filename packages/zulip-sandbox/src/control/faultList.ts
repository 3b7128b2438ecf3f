// The faults that were ordered over HTTP, until they are taken back.
import type { Fault as ChatFault } from '../chat/faultKinds.ts';
import type { FaultBeside } from './besides.ts';
import { OfChat, OfFacts } from './sentFault.ts';

/** Orders a fault, and gives what takes it back and tells how many requests it has hit. */
export type Order<Fault> = (fault: Fault) => () => number;

interface Listed {
  readonly id: number;
  /** As it was sent. */
  readonly fault: unknown;
  readonly takeBack: () => number;
}

export function faultList(inChat: Order<ChatFault>, inFacts: () => Order<FaultBeside> | undefined) {
  const listed = new Map<number, Listed>();
  let lastId = 0;

  function order(sent: unknown): () => number {
    if (!isForFacts(sent)) return inChat(OfChat.parse(sent));
    const fault = OfFacts.parse(sent);
    const orderThere = inFacts();
    if (!orderThere) throw new Error('There is no facts service here.');
    return orderThere(fault);
  }

  const takeBack = ({ id, takeBack: takeIt }: Listed) => {
    listed.delete(id);
    return { id, hits: takeIt() };
  };

  return {
    /** Throws what is wrong with it. */
    add(sent: unknown): { readonly id: number } {
      const takeIt = order(sent);
      lastId += 1;
      listed.set(lastId, { id: lastId, fault: sent, takeBack: takeIt });
      return { id: lastId };
    },
    all: () => [...listed.values()].map(({ id, fault }) => ({ id, fault })),
    /** Undefined when there is none with this number. */
    takeBack(id: number) {
      const one = listed.get(id);
      return one && takeBack(one);
    },
    takeAllBack: () => [...listed.values()].map(takeBack),
  };
}

const isForFacts = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && 'service' in sent && sent.service === 'facts';
