// The embedded chat server: the demo's and the tests' stand-in for a real Zulip, on a port of this machine.
import { Hono } from 'hono';
import { api, notFound, refused } from './chat/api.ts';
import { type Controls, controls } from './chat/controls.ts';
import type { Fault } from './chat/faultKinds.ts';
import { faultsOnOrder } from './chat/faults.ts';
import { listen } from './listen.ts';
import type { Account } from './chat/model.ts';
import { createOrganization } from './chat/organization.ts';
import { proxyLimit } from './chat/proxyLimit.ts';
import { cutPolls } from './chat/queues.ts';
import { type RateLimit, rateLimiter } from './chat/rateLimit.ts';
import { announceRendering } from './chat/renderingUpdate.ts';
import { type LoggedRequest, requestLog } from './chat/requestLog.ts';
import { serveUploads } from './chat/serveUploads.ts';
import { type ApiEnv, readSentBody, readSentHead } from './chat/sentRequest.ts';
import { temporaryFolder } from './chat/temporaryFolder.ts';
import { tus } from './chat/tus.ts';
import { type AccountKind, createWorld, type Role, role } from './chat/world.ts';
import type { ServiceBeside } from './control/besides.ts';
import { controlOverHttp } from './control/control.ts';
import { type RestartAs, servePage } from './page/servePage.ts';

export type { Acting } from './chat/acting.ts';
export type { Fault, FaultKind } from './chat/faultKinds.ts';
export type { Account, StoredMessage } from './chat/model.ts';
export type { LoggedRequest } from './chat/requestLog.ts';

export interface ZulipSandboxOptions {
  /** Any free one when absent. */
  readonly port?: number;
  /** https://zulip.com/api/changelog; 421 (Zulip 11.0) when absent. */
  readonly featureLevel?: number;
  /** What kind of account Amtsbot has: a generic bot of Erika's, or an ordinary account. */
  readonly account?: AccountKind;
  /** Amtsbot's role: https://zulip.com/api/roles-and-permissions */
  readonly accountRole?: Role;
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
  /** Every request to the API, oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** Lets the next matching requests fail in a given way. Gives what takes that back and tells how many it has hit. */
  fault(fault: Fault): () => number;
  /** The page at `/` gets a side panel: what the bot asks of both services, and switches for faults in both. */
  showBackstage(facts: ServiceBeside, restartAs?: RestartAs): void;
  /** Ends open polls, frees the port and forgets the uploaded files. */
  stop(): Promise<void>;
}

export async function startZulipSandbox(options: ZulipSandboxOptions = {}): Promise<ZulipSandbox> {
  const world = createWorld(options.account ?? 'bot', options.accountRole ?? role.member);
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
  const faults = faultsOnOrder(world.amtsbot.email);
  const countRequest = rateLimiter(() => organization.rateLimits, now);
  const onStream = [readSentHead, faults.choose, log.middleware, faults.carryOutOnStream];
  const before = [readSentHead, proxyLimit(options.proxyLimitMib ?? 25), faults.choose, readSentBody];
  const onWhole = [...before, log.middleware, faults.carryOut];

  const control = controls(organization);
  const page = servePage({ world, organization, fault: faults.add, pictures: options.pictures, ...control });
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

  const { amtsbot, erika, max, gisela, wetterbot } = world;
  return {
    url: origin,
    amtsbot,
    people: { erika, max, gisela, wetterbot },
    requests: log.requests,
    fault: faults.add,
    showBackstage(facts, restartAs) {
      page.showBackstage(facts, restartAs);
      overHttp.useFacts(facts.fault);
    },
    async stop() {
      page.close();
      await close();
      await uploadFolder.remove();
    },
    ...control,
  };
}
