// What may stand in a setting that is an address: where it leads, and that no key goes there in clear text.
import { isIPv4, isIPv6 } from 'node:net';
import { z } from 'zod';

/** An http or https address without what would be lost or shown: credentials, a query, a fragment. */
export const httpAddress = (missing: string) =>
  z.string({ error: missing }).superRefine((text, context) => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url || !/^https?:$/.test(url.protocol)) {
      context.addIssue('an address that begins with https:// or http://');
    } else if (url.username || url.password) {
      context.addIssue('the address without a name and password in it; keys have settings of their own');
    } else if (url.search || url.hash) {
      context.addIssue('the address without what follows ? or #');
    }
  });

/** The address of a Zulip organization, a bare host; the `/api` that other clients' settings have is taken off. */
export const realmAddress = (missing: string) =>
  httpAddress(missing)
    .superRefine((text, context) => {
      const { pathname, origin } = new URL(text);
      if (!/^\/*(?:api\/*)?$/.test(pathname)) {
        context.addIssue(`the organization's address alone, without a path: ${origin}`);
      } else if (isClear(text)) {
        const safe = origin.replace(/^http:/, 'https:');
        context.addIssue(`with https://, or anybody on the way could read the API key: ${safe}`);
      }
    })
    .transform((text) => new URL(text).origin);

/** A key sent there could be read on the way: plain http, and not to this machine or to a private network. */
export function isClear(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isNear(hostname.replace(/^\[|\]$/g, ''));
}

/** This machine, a private address (RFC 1918, RFC 4193), a container's name, or a name that no public server can have. */
function isNear(host: string): boolean {
  if (isIPv4(host)) return /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host);
  if (isIPv6(host)) return host === '::1' || /^f[cd]/.test(host);
  return !host.includes('.') || /\.(?:localhost|local|test|internal|home\.arpa)$/.test(host);
}
