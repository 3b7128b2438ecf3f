// zulip-js, which says how Zulip is called, over our transport. The only importer of it.
import { createRequire, Module } from 'node:module';
import { type RawAnswer, send, type Sent, type Terms } from './transport.ts';

/**
 * zulip-js calls its fetch with address and options only, but at once: the terms of the call wait here for it. Not in
 * an AsyncLocalStorage, which in Node 20 makes every promise of the process slower.
 */
let termsOfCall: Terms | undefined;

/** What is used of zulip-js, which has no types. */
export interface ZulipClient {
  call(path: string, method: string, parameters: Record<string, string>, terms: Terms): Promise<RawAnswer>;
}

interface ZulipJs {
  callEndpoint(path: string, method: string, parameters: Record<string, string>): Promise<RawAnswer>;
}

/** What zulip-js would send with: 2 MiB of memory, and an old FormData in place of the platform's for all. */
const transports = ['isomorphic-fetch', 'isomorphic-form-data'];

/**
 * Loads zulip-js with our transport in place of its own, which knows no time limit, drops status and headers, and
 * sends multipart forms. Its own is not even loaded.
 */
export async function createZulip(config: {
  username: string;
  apiKey: string;
  realm: string;
}): Promise<ZulipClient> {
  const require = createRequire(import.meta.url);
  const fromZulip = createRequire(require.resolve('zulip-js'));
  for (const name of transports) {
    const path = fromZulip.resolve(name);
    const empty = new Module(path);
    empty.loaded = true;
    require.cache[path] ??= empty;
  }
  const zulip = require('zulip-js') as (settings: object) => Promise<ZulipJs>;
  const helper = require('zulip-js/lib/helper.js') as { fetch: unknown; FormData: unknown };
  helper.FormData = URLSearchParams;
  helper.fetch = async (url: string, options: Sent) => {
    const terms = termsOfCall;
    if (!terms) throw new TypeError('zulip-js was called outside the connection');
    const answer = await send(url, options, terms);
    return { json: () => answer };
  };
  const client = await zulip({ ...config });
  return {
    call(path, method, parameters, terms) {
      termsOfCall = terms;
      try {
        return client.callEndpoint(path, method, parameters);
      } finally {
        termsOfCall = undefined;
      }
    },
  };
}
