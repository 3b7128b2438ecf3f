// What a program in any language can do to the sandbox over HTTP: README.md describes it.
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Account, Message } from '../organization/model.ts';
import type { Organization } from '../organization/organization.ts';
import type { Fault as ChatFault } from '../wire/faultKinds.ts';
import type { LoggedRequest } from '../wire/sentRequest.ts';
import type { Acting } from './acting.ts';
import type { FaultBeside, ServiceBeside } from './besides.ts';
import { faultList, type Order } from './faultList.ts';
import { onlyHere } from './onlyHere.ts';

interface Controlled {
  readonly organization: Organization;
  readonly requests: readonly LoggedRequest[];
  readonly fault: Order<ChatFault>;
  as(account: Account): Acting;
  rename(account: Account, fullName: string): void;
  setActive(account: Account, isActive: boolean): void;
  setFeatureLevel(level: number): void;
  cutPolls(): void;
  dropQueues(): void;
  announceRendering(message: Message): void;
  swallowDuringRegister(action: () => void): void;
}

export function controlOverHttp(controlled: Controlled) {
  const { organization } = controlled;
  let facts: ServiceBeside | undefined;
  const faults = faultList(controlled.fault, (): Order<FaultBeside> | undefined => facts?.fault);

  const app = new Hono()
    .basePath('/sandbox')
    .use('/*', onlyHere(organization.url))
    .get('/faults', (c) => c.json({ faults: faults.all() }))
    .post('/faults', async (c) => c.json(faults.add(await sentJson(c)), 201))
    .delete('/faults', (c) => c.json({ faults: faults.takeAllBack() }))
    .delete('/faults/:id', (c) => {
      const taken = faults.takeBack(Number(c.req.param('id')));
      return taken ? c.json(taken) : c.json({ error: 'There is no such fault.' }, 404);
    })
    .post('/amount', (c) => {
      const raised = facts?.raiseAmount?.();
      return raised ? c.json(raised, 201) : c.json({ error: 'There is no amount that was asked for.' }, 404);
    })
    .post('/restart', async (c) => {
      const { feature_level, queues } = Restart.parse(await sentJson(c));
      if (queues === 'lost') controlled.dropQueues();
      else controlled.cutPolls();
      controlled.setFeatureLevel(feature_level ?? organization.featureLevel);
      return c.json(settingsOf(organization));
    })
    .post('/during-register', async (c) => {
      const { who, content, ...to } = Swallowed.parse(await sentJson(c));
      const acting = controlled.as(accountWith(who, organization));
      controlled.swallowDuringRegister(() => {
        if ('channel' in to) acting.send({ ...to, content });
        else
          acting.sendDirect(
            to.to.map((email) => accountWith(email, organization)),
            content,
          );
      });
      return c.json({}, 201);
    })
    .post('/rendering', async (c) => {
      const { message_id: id } = Rendering.parse(await sentJson(c));
      const message = organization.messages.byId.get(id);
      if (!message) return c.json({ error: 'There is no such message.' }, 404);
      controlled.announceRendering(message);
      return c.json({});
    })
    .get('/settings', (c) => c.json(settingsOf(organization)))
    .patch('/settings', async (c) => {
      changeSettings(await sentJson(c), organization, facts);
      return c.json(settingsOf(organization));
    })
    .get('/accounts', (c) => c.json({ accounts: accountsOf(organization) }))
    .patch('/accounts/:id', async (c) => {
      const account = organization.users.get(Number(c.req.param('id')));
      if (!account) return c.json({ error: 'There is no such account.' }, 404);
      const { is_active: isActive, full_name: fullName } = AccountChange.parse(await sentJson(c));
      if (isActive !== undefined) controlled.setActive(account, isActive);
      if (fullName !== undefined) controlled.rename(account, fullName);
      return c.json({ accounts: accountsOf(organization) });
    })
    .get('/accounts/:id/zuliprc', (c) => {
      const account = organization.users.get(Number(c.req.param('id')));
      if (!account) return c.json({ error: 'There is no such account.' }, 404);
      return c.text(zuliprcOf(account, organization.url));
    })
    .get('/requests', (c) => {
      const after = Number(c.req.query('after') ?? 0);
      const requests = controlled.requests.map((request, index) => ({ number: index + 1, ...request }));
      return c.json({ requests: requests.slice(after) });
    })
    .all('/*', (c) => c.json({ error: `There is no ${c.req.method} ${c.req.path} here.` }, 404))
    .onError((error, c) => c.json({ error: said(error) }, 400));

  return { app, useFacts: (beside: ServiceBeside): void => void (facts = beside) };
}

const Restart = z.strictObject({
  feature_level: z.int().min(1).optional(),
  queues: z.enum(['kept', 'lost']).default('kept'),
});
const said = (error: Error) => (error instanceof z.ZodError ? z.prettifyError(error) : error.message);
const Swallowed = z.union([
  z.strictObject({ who: z.string(), channel: z.string(), topic: z.string(), content: z.string() }),
  z.strictObject({ who: z.string(), to: z.array(z.string()).min(1), content: z.string() }),
]);
const Rendering = z.strictObject({ message_id: z.int() });
const AccountChange = z.strictObject({
  is_active: z.boolean().optional(),
  full_name: z.string().min(1).optional(),
});

/** No body is an empty one. */
async function sentJson(c: Context): Promise<unknown> {
  const text = await c.req.text();
  return text === '' ? {} : JSON.parse(text);
}

const accountsOf = ({ users }: Organization) =>
  [...users.values()]
    .filter(({ isInternal }) => !isInternal)
    .map(({ userId, fullName, email, apiKey, role, isBot, isActive }) => ({
      user_id: userId,
      full_name: fullName,
      email,
      api_key: apiKey,
      role,
      is_bot: isBot,
      is_active: isActive,
    }));

function accountWith(email: string, { users }: Organization): Account {
  const account = [...users.values()].find((user) => user.email === email);
  if (!account) throw new Error(`There is no account ${email}`);
  return account;
}

const settingsOf = (organization: Organization) => ({
  now: new Date(organization.now()).toISOString(),
  feature_level: organization.featureLevel,
  rate_limits: organization.rateLimits,
  edit_limit_seconds: organization.editLimitSeconds,
  heartbeat_seconds: organization.queues.heartbeatMs / 1000,
});

const Change = z.strictObject({
  now: z.iso.datetime({ offset: true }).optional(),
  advance_seconds: z.number().min(0).optional(),
  rate_limits: z.array(z.tuple([z.int().min(1), z.int().min(1)])).optional(),
  edit_limit_seconds: z.int().min(0).optional(),
  heartbeat_seconds: z.number().min(0.05).max(3600).optional(),
});

/** The clock goes on from where it is put, for both services. */
function changeSettings(sent: unknown, organization: Organization, facts: ServiceBeside | undefined): void {
  const change = Change.parse(sent);
  const moment = change.now === undefined ? organization.now() : Date.parse(change.now);
  const ahead = moment + (change.advance_seconds ?? 0) * 1000 - Date.now();
  if (change.now !== undefined || change.advance_seconds !== undefined) {
    organization.now = () => Date.now() + ahead;
    facts?.setClock?.(() => organization.now());
  }
  if (change.rate_limits) organization.rateLimits = change.rate_limits;
  if (change.edit_limit_seconds !== undefined) organization.editLimitSeconds = change.edit_limit_seconds;
  if (change.heartbeat_seconds !== undefined) {
    organization.queues.heartbeatMs = change.heartbeat_seconds * 1000;
  }
}

// The file with which Zulip's own clients find a server and an account: https://zulip.com/api/configuring-python-bindings

export const zuliprcOf = ({ email, apiKey }: Account, site: string) => `[api]
email=${email}
key=${apiKey}
site=${site}
`;
