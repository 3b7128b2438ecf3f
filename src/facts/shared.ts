// One facts service for many organisations: what one has asked, all of them know.
import { setMaxListeners } from 'node:events';
import { connectFacts, type FactsService, type FactsSettings } from './connection.ts';
import type { FactsState } from './hosts.ts';

type Told = (how: FactsState, isKeptUsed?: boolean) => void;

interface Shared {
  readonly service: FactsService;
  readonly told: Set<Told>;
  /** Those who have it. */
  users: number;
  readonly end: AbortController;
}

/**
 * Gives a function like `connectFacts`: connections to the same addresses, with the same key and in the same time zone,
 * are one, as long as somebody has it. An organisation's signal ends its own waiting, and its part in that.
 */
export function sharedFacts(): (settings: FactsSettings) => FactsService {
  const known = new Map<string, Shared>();

  function open(settings: FactsSettings): Shared {
    const end = new AbortController();
    const told = new Set<Told>();
    const onSeen: Told = (...seen) => {
      for (const tell of told) tell(...seen);
    };
    return { service: connectFacts({ ...settings, onSeen, signal: end.signal }), told, users: 0, end };
  }

  return (settings) => {
    const { baseUrl, alternateBaseUrl, authorization, timeZone, timeoutMs, signal, onSeen } = settings;
    const key = JSON.stringify([baseUrl, alternateBaseUrl, authorization, timeZone, timeoutMs]);
    const shared = known.get(key) ?? open(settings);
    known.set(key, shared);
    shared.users++;
    if (onSeen) shared.told.add(onSeen);
    const leave = () => {
      if (onSeen) shared.told.delete(onSeen);
      if (--shared.users > 0) return;
      known.delete(key);
      shared.end.abort();
    };
    if (signal) setMaxListeners(0, signal);
    signal?.addEventListener('abort', leave, { once: true });
    const { service } = shared;
    return {
      find: (segments, request, limit) => service.find(segments, request, limit),
      get: (segments, request) => service.get(segments, request),
    };
  };
}
