// The endpoint index (which topics there are, what is served here) and the machine-readable description.
import type { OpenAPIHono } from './wire/resource.ts';
import { Hono } from 'hono';
import { answers, createRoute, z } from './wire/resource.ts';

const topics = [
  'aevo-ausbilderschein',
  'balkonkraftwerk',
  'bussgeldverfahren',
  'e-auto-foerderung',
  'e-kennzeichen',
  'energieberater',
  'erbschein',
  'gmbh-gruendung',
  'halteverbot',
  'heilpraktiker',
  'hundefuehrerschein',
  'jagdschein',
  'kaminofen',
  'kfz-steuer',
  'kfz-zulassung',
  'ladeinfrastruktur',
  'wallbox',
  'meisterpruefung',
  'sachkundepruefung-34a',
  'solaranlage',
  'solarstrom-auto-laden',
  'thg-quote',
  'waermepumpe',
];

const Index = z.object({
  version: z.string(),
  topics: z.array(z.string()),
  endpoints: z.array(z.object({ method: z.string(), path: z.string() })),
});

const indexRoute = createRoute({
  method: 'get',
  path: '/',
  summary: 'The endpoint index',
  responses: answers('All topics and endpoints', Index),
});

/** The index at / and the description at /openapi.json, of these resources and itself. */
export function root(resources: OpenAPIHono): Hono {
  // Described among the resources, but served here: mounted with them, it would also answer without its slash.
  resources.openAPIRegistry.registerPath(indexRoute);
  const description = () => (made ??= describe(resources));
  return new Hono()
    .get('/', (c) => {
      const endpoints = Object.keys(description().paths ?? {}).map((path) => ({ method: 'GET', path }));
      return c.json({ version: '1.0.0', topics, endpoints } satisfies z.input<typeof Index>);
    })
    .get('/openapi.json', (c) => c.json(description()));
}

type Description = ReturnType<typeof describe>;

/** Made when somebody first asks for it, which takes longer than all the rest of a start; every service here has the same. */
let made: Description | undefined;

const describe = (resources: OpenAPIHono) =>
  resources.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Administrative-process facts service',
      version: '1.0.0',
      description: 'Structured facts on German administrative processes, read-only.',
    },
    servers: [{ url: '/api/v1' }],
  });
