// The page to try everything with: its files, the people one can be, and what happens behind the scenes.
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import type { RaisedAmount, ServiceBeside } from '../control/besides.ts';
import { onlyHere } from '../control/onlyHere.ts';
import type { Organization } from '../organization/organization.ts';
import { type AccountKind, organizationName, type World } from '../organization/world.ts';
import type { Fault } from '../wire/faultKinds.ts';
import type { HttpBindings } from '../wire/listen.ts';
import { claimedEmail } from '../wire/sentRequest.ts';
import { faultSwitches, switchNames } from './faultSwitches.ts';
import { pictures, staticFile } from './files.ts';
import { watchTraffic } from './traffic.ts';
import { serveUnderstood, type UnderstoodOf } from './understood.ts';

interface PageParts {
  readonly world: World;
  readonly organization: Organization;
  readonly fault: (fault: Fault) => () => number;
  /** With a slash at the end. */
  readonly pictures: URL | undefined;
  readonly understoodOf: UnderstoodOf | undefined;
  readonly welcome: Welcome | undefined;
  dropQueues(): void;
  setFeatureLevel(level: number): void;
}

/** Plain text in both languages of the page; a question that is pressed is asked. */
export type Welcome = Readonly<
  Record<
    'de' | 'en',
    { readonly title: string; readonly text: string; readonly questions: readonly string[] }
  >
>;

/** Begins anew with an Amtsbot that has this kind of account, at the same address. */
export type RestartAs = (account: AccountKind) => void;

/** The levels to restart with: https://zulip.com/api/changelog */
const levels = [277, 371, 421, 500];

export function servePage(parts: PageParts) {
  const { world, organization, understoodOf } = parts;
  let backstage: ReturnType<typeof openBackstage> | undefined;

  const app = new Hono<{ Bindings: HttpBindings }>()
    .get('/', async (c) => (await staticFile('index.html')) ?? c.notFound())
    .get('/sandbox/page/:name', async (c) => (await staticFile(c.req.param('name'))) ?? c.notFound())
    .route('/', pictures(organization, world.amtsbot.userId, parts.pictures))
    .use('/sandbox/*', onlyHere(organization.url))
    .get('/sandbox/world', (c) =>
      c.json({
        organization: organizationName,
        people: peopleIn(world).map(({ userId, fullName, email, apiKey, role }) => ({
          userId,
          fullName,
          email,
          apiKey,
          role,
        })),
        bot: { userId: world.amtsbot.userId, fullName: world.amtsbot.fullName },
        hasBackstage: backstage !== undefined,
        showsUnderstood: understoodOf !== undefined,
        welcome: parts.welcome,
      }),
    )
    .get('/sandbox/backstage', (c) => (backstage ? c.json(backstage.state()) : c.notFound()))
    .post('/sandbox/backstage', async (c) => {
      if (!backstage) return c.notFound();
      backstage.change(await c.req.json());
      return c.json(backstage.state());
    });
  if (understoodOf) app.route('/', serveUnderstood(organization, understoodOf));

  return {
    app,
    /** From now on the page has a side panel with the requests to both services, and with switches for faults. */
    showBackstage(facts: ServiceBeside, restartAs?: RestartAs): void {
      backstage ??= openBackstage(parts, facts, restartAs);
    },
    close: () => backstage?.close(),
  };
}

/** Whom one can be on the page. */
const peopleIn = ({ max, erika, gisela, others }: World) => [
  ...[max, erika, gisela],
  ...others.filter(({ isBot }) => !isBot),
];

function openBackstage(parts: PageParts, facts: ServiceBeside, restartAs: RestartAs | undefined) {
  const { world, organization } = parts;
  const ports = { chat: portOf(organization.url), facts: portOf(facts.baseUrl) };
  const traffic = watchTraffic(({ socket, headers }: IncomingMessage) => {
    if (socket.localPort === ports.facts) return 'facts';
    const isBots = claimedEmail(headers.authorization) === world.amtsbot.email.toLowerCase();
    return socket.localPort === ports.chat && isBots ? 'chat' : undefined;
  });
  const switches = faultSwitches(parts.fault, facts);
  let raised: RaisedAmount | undefined;

  return {
    state: () => ({
      exchanges: traffic.latest(),
      switches: switches.state(),
      level: organization.featureLevel,
      levels,
      account: world.amtsbot.isBot ? 'bot' : 'human',
      canRestartAs: restartAs !== undefined,
      canRaise: facts.raiseAmount !== undefined,
      raised,
    }),
    /** What is not known is passed over. */
    change(order: unknown): void {
      const wanted: Readonly<Record<string, unknown>> = { ...(order as object | null) };
      for (const name of switchNames) {
        const isOn = wanted[name];
        if (typeof isOn === 'boolean') switches.turn(name, isOn);
      }
      if (wanted['loseQueues'] === true) parts.dropQueues();
      if (wanted['raiseAmount'] === true) raised = facts.raiseAmount?.();
      if (levels.includes(Number(wanted['level']))) parts.setFeatureLevel(Number(wanted['level']));
      const { account } = wanted;
      if (account === 'bot' || account === 'human') restartAs?.(account);
    },
    close: traffic.stop,
  };
}

const portOf = (url: string) => Number(new URL(url).port);
