// What the operator must do about what keeps the bot from working, where that is known.
import { ServerTooOld } from './bot/hearing/listen.ts';
import { ChatError } from './chat/index.ts';
import { SettingsError } from './config.ts';

/** A sentence; of a fault of the bot's own, where it happened. */
export function adviceFor(error: unknown): string {
  if (error instanceof SettingsError || error instanceof ServerTooOld) return error.message;
  if (error instanceof ChatError && error.kind === 'unauthorized') {
    return 'The Zulip server does not let the account in (401): check ZULIP_USERNAME and ZULIP_API_KEY, and whether the account is active.';
  }
  if (error instanceof ChatError && error.kind === 'redirected')
    return adviceForRedirect(error.address ?? '');
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function adviceForRedirect(address: string): string {
  if (!/^https?:\/\/./.test(address)) {
    return 'The Zulip server answers with a redirect that leads to no address: check ZULIP_REALM and the server.';
  }
  return address.startsWith('https:')
    ? `The Zulip server sends requests on to another address, which gets no key of this account: set ZULIP_REALM=${address}, if that is your organisation.`
    : `The Zulip server sends requests on to ${address}, which is not encrypted and gets no key of this account: check ZULIP_REALM and the server.`;
}
