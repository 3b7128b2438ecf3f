// Starts the server: the organization behind Zulip's API, the page, and the control over HTTP, on a port of this machine.
import { Hono } from 'hono';
import { announceRendering } from './actions/changeMessage.ts';
import type { ServiceBeside } from './control/besides.ts';
import { controlOverHttp } from './control/control.ts';
import { type Controls, controls } from './control/controls.ts';
import { api, notFound, refused } from './endpoints/api.ts';
import { serveUploads } from './endpoints/files.ts';
import { tus } from './endpoints/tus.ts';
import { listen } from './wire/listen.ts';
import type { Account } from './organization/model.ts';
import { createOrganization } from './organization/organization.ts';
import { cutPolls } from './organization/queues.ts';
import { temporaryFolder } from './organization/temporaryFolder.ts';
import { type AccountKind, createWorld, type NewAccount, type Role, role } from './organization/world.ts';
import { type RestartAs, servePage, type Welcome } from './page/servePage.ts';
import type { UnderstoodOf } from './page/understood.ts';
import type { Fault, TakeBack } from './wire/faultKinds.ts';
import { faultsOnOrder } from './wire/faults.ts';
import { proxyLimit, type RateLimit, rateLimiter } from './wire/requestLimits.ts';
import {
  type ApiEnv,
  type LoggedRequest,
  readSentBody,
  readSentHead,
  requestLog,
} from './wire/sentRequest.ts';

export type { Acting } from './control/acting.ts';
export type { Fault, FaultKind, TakeBack } from './wire/faultKinds.ts';
export type { Account, StoredMessage } from './organization/model.ts';
export type { LoggedRequest } from './wire/sentRequest.ts';

export interface ZulipSandboxOptions {
  /** Any free one when absent. */
  readonly port?: number;
  /** https://zulip.com/api/changelog; 421 (Zulip 11.0) when absent. */
  readonly featureLevel?: number;
  /** What kind of account Amtsbot has: a generic bot of Erika's, or an ordinary account. */
  readonly account?: AccountKind;
  /** Amtsbot's role: https://zulip.com/api/roles-and-permissions */
  readonly accountRole?: Role;
  /** Further accounts, such as that of the bot that is tried. */
  readonly accounts?: readonly NewAccount[];
  /** How long a poll waits for an event: 50 s when absent. */
  readonly heartbeatMs?: number;
  /** Per user, for GET and DELETE /events apart from the rest; none when absent. */
  readonly rateLimits?: readonly RateLimit[];
  /** How long messages can be edited: 600 s, and the server's 20 s of grace. */
  readonly editLimitSeconds?: number;
  /** The size of an uploaded file: 100 MiB. Above `proxyLimitMib` it has to be a resumable upload. */
  readonly maxUploadMib?: number;
  /** All uploaded files together; as much as one likes when absent. */
  readonly uploadQuotaMib?: number;
  /** The largest body that a proxy in front lets through, except for resumable uploads: 25 MiB. */
  readonly proxyLimitMib?: number;
  /** A folder (with a slash at the end) of PNGs by name, for the page: the bot's avatar, and the emoji that it uploads. */
  readonly pictures?: URL;
  /** Tells what the bot made of a message: the page's side panel has a section for it then. */
  readonly understoodOf?: UnderstoodOf;
  /** What the page opens with, in German at first, where nobody has spoken to Amtsbot yet. */
  readonly welcome?: Welcome;
}

export interface ZulipSandbox extends Controls {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  readonly amtsbot: Account;
  /** An administrator, a member, a guest, and another bot. */
  readonly people: {
    readonly erika: Account;
    readonly max: Account;
    readonly gisela: Account;
    readonly wetterbot: Account;
  };
  /** All of them, those that were asked for too, with their keys. */
  readonly accounts: readonly Account[];
  /** The one with this full name. Throws when there is none. */
  account(fullName: string): Account;
  /** Every request to the API, oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** Lets the next matching requests fail in a given way. Throws when none could ever match. */
  fault(fault: Fault): TakeBack;
  /** The page at `/` gets a side panel: what the bot asks of both services, and switches for faults in both. */
  showBackstage(facts: ServiceBeside, restartAs?: RestartAs): void;
  /** Ends open polls, frees the port and forgets the uploaded files. */
  stop(): Promise<void>;
}

/** Starts a server of this machine alone. Rejects when the port is taken. */
export async function startZulipSandbox(options: ZulipSandboxOptions = {}): Promise<ZulipSandbox> {
  const world = createWorld(options.account ?? 'bot', options.accountRole ?? role.member, options.accounts);
  const { amtsbot, erika, max, gisela, wetterbot } = world;
  const accounts: readonly Account[] = [amtsbot, wetterbot, erika, max, gisela, ...world.others];
  const { origin, serve, close } = await listen(options.port ?? 0);
  const uploadFolder = temporaryFolder();
  const organization = createOrganization(world, {
    url: origin,
    featureLevel: options.featureLevel ?? 421,
    editLimitSeconds: options.editLimitSeconds ?? 600,
    rateLimits: options.rateLimits ?? [],
    heartbeatMs: options.heartbeatMs ?? 50_000,
    maxUploadMib: options.maxUploadMib ?? 100,
    uploadQuotaMib: options.uploadQuotaMib ?? Infinity,
    uploadFolder,
  });
  const now = () => organization.now();
  const log = requestLog(now);
  const faults = faultsOnOrder(world.amtsbot.email, (email) =>
    accounts.some((one) => one.email.toLowerCase() === email),
  );
  const countRequest = rateLimiter(() => organization.rateLimits, now);
  const onStream = [readSentHead, faults.choose, log.middleware, faults.carryOutOnStream];
  const before = [readSentHead, proxyLimit(options.proxyLimitMib ?? 25), faults.choose, readSentBody];
  const onWhole = [...before, log.middleware, faults.carryOut];

  const control = controls(organization);
  const { pictures, understoodOf, welcome } = options;
  const page = servePage({
    ...{ world, organization, fault: faults.add, pictures, understoodOf, welcome },
    ...control,
  });
  const overHttp = controlOverHttp({
    organization,
    requests: log.requests,
    fault: faults.add,
    cutPolls: () => cutPolls(organization.queues),
    announceRendering: (message) => announceRendering(message, organization),
    ...control,
  });
  const app = new Hono<ApiEnv>()
    .route('/', page.app)
    .route('/', overHttp.app)
    .route('/', tus(organization, ...onStream))
    .route('/', api(organization, countRequest, ...onWhole))
    .route('/', serveUploads(organization, ...onWhole))
    .notFound(notFound)
    .onError(refused);
  serve(app.fetch);

  return {
    url: origin,
    amtsbot,
    people: { erika, max, gisela, wetterbot },
    accounts,
    account(fullName) {
      const account = accounts.find((one) => one.fullName === fullName);
      if (!account) throw new Error(`There is no account ${fullName}`);
      return account;
    },
    requests: log.requests,
    fault: faults.add,
    showBackstage(facts, restartAs) {
      page.showBackstage(facts, restartAs);
      overHttp.useFacts(facts);
    },
    async stop() {
      page.close();
      await close();
      await uploadFolder.remove();
    },
    ...control,
  };
}
