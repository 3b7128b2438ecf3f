// compose.yaml and deploy: what they say of the bot is true of it. Whether Kubernetes takes it: kubernetes.long.test.ts.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { startZulipSandbox } from 'zulip-sandbox';
import { Environment, readSettings, readWorkerSettings } from '../../src/config.ts';
import { readManySettings, readOrganisation } from '../../src/organisations/settings.ts';
import { version } from '../../src/version.ts';
import { documentsIn, read, unitIn, variablesIn } from './files.ts';

interface Service {
  readonly profiles?: readonly string[];
  readonly user: string;
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly network_mode?: string;
  readonly networks?: readonly string[];
  readonly stop_grace_period?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: readonly { readonly path: string; readonly required: boolean }[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly command?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks?: Readonly<Record<string, { readonly internal?: boolean }>>;
}

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
  readonly periodSeconds: number;
  readonly timeoutSeconds?: number;
}

interface Labelled {
  readonly matchLabels: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Readonly<Record<string, string>> };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: unknown;
}

interface Deployment {
  readonly replicas: number;
  readonly strategy: { readonly type: string };
  readonly selector: Labelled;
  readonly template: {
    readonly metadata: { readonly labels: Readonly<Record<string, string>> };
    readonly spec: {
      readonly terminationGracePeriodSeconds: number;
      readonly securityContext: { readonly runAsNonRoot: boolean; readonly runAsUser: number };
      readonly volumes: readonly {
        readonly name: string;
        readonly secret: { readonly secretName: string };
      }[];
      readonly containers: readonly {
        readonly image: string;
        readonly envFrom: readonly { readonly configMapRef: { readonly name: string } }[];
        readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
        readonly securityContext: object;
        readonly startupProbe: Probe;
        readonly livenessProbe: Probe;
        readonly readinessProbe: Probe;
        readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
      }[];
    };
  };
}

/** So long the bot may take to its end, in seconds; src/signals.ts ends it then. */
const endWithin = Number(/endWithinMs = ([\d_]+)/.exec(read('src/signals.ts'))?.[1]?.replace('_', '')) / 1000;
const known = new Set(Object.keys(Environment.shape));
/** What the image sets, and what an operator's .env sets who changes nothing else in the example. */
const ofImage = variablesIn(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1]?.split(' ') ?? []);
const ofExample = variablesIn(read('.env.example').split('\n'));
const userOfImage = /^USER (\S+)$/m.exec(read('Dockerfile'))?.[1];
const pages = [...read('src/health.ts').matchAll(/pages\.set\('([^']+)'/g)].map(([, page]) => page);

describe('compose.yaml', () => {
  const [compose] = documentsIn<Compose>('compose.yaml');
  const services = Object.entries(compose?.services ?? {});
  const bots = services.filter(([name]) => name.startsWith('amtsbot'));
  const service = (name: string) => services.find(([one]) => one === name)?.[1] ?? expect.unreachable(name);

  test('begins with one bot alone; many, and the sandbox, are for who asks for them', () => {
    const profiles = Object.fromEntries(services.map(([name, { profiles: some = [] }]) => [name, some]));
    expect(profiles).toEqual({
      amtsbot: [],
      'amtsbot-many': ['many'],
      'amtsbot-replicas': ['replicas'],
      'amtsbot-worker': ['replicas'],
      valkey: ['replicas'],
      sandbox: ['sandbox'],
      'amtsbot-sandbox': ['sandbox'],
    });
  });

  test.each(services)('%s has no rights and writes nothing', (_, one) => {
    expect(one).toMatchObject({
      ...{ user: userOfImage, read_only: true, cap_drop: ['ALL'] },
      security_opt: ['no-new-privileges:true'],
    });
  });

  test.each(bots)('%s has settings that there are, its port, and time for its end', (_, one) => {
    expect(Object.keys(one.environment ?? {}).filter((name) => !known.has(name))).toEqual([]);
    expect(Number.parseInt(one.stop_grace_period ?? '', 10)).toBeGreaterThan(endWithin);
    expect(one.healthcheck?.test.join(' ')).toContain(`:8080${pages[0]}'`);
    const isAlone = !one.network_mode && !one.profiles?.includes('replicas');
    if (isAlone) expect(one.ports).toEqual(['127.0.0.1:8080:8080']);
  });

  test.each(bots)('%s has its pages where Docker finds them, with all that .env.example says', (_, one) => {
    const settings = Environment.pick({ PORT: true, HEALTH_ADDRESS: true }).parse({
      ...ofImage,
      ...(one.env_file ? ofExample : {}),
      ...one.environment,
    });
    const ownNetwork = one.network_mode === 'host' ? '127.0.0.1' : '0.0.0.0';
    expect(settings).toEqual({ PORT: 8080, HEALTH_ADDRESS: ownNetwork });
    // Not even what needs no .env could be started without one.
    for (const file of one.env_file ?? []) expect(file).toEqual({ path: '.env', required: false });
  });

  test('docker run with .env as the example has it serves them too', () => {
    const settings = Environment.pick({ PORT: true, HEALTH_ADDRESS: true });
    expect(settings.parse({ ...ofImage, ...ofExample })).toEqual({ PORT: 8080, HEALTH_ADDRESS: '0.0.0.0' });
  });

  test('a worker beside them has the same engine, and no organisation', () => {
    const { environment = {}, volumes, env_file: file } = service('amtsbot-worker');
    expect(readWorkerSettings(environment).QUEUE_URL).toBe(
      service('amtsbot-replicas').environment?.['QUEUE_URL'],
    );
    expect([environment['ROLE'], environment['ORGANISATIONS'], volumes, file]).toEqual([
      'worker',
      ...[undefined, undefined, undefined],
    ]);
  });

  test.each(['amtsbot-many', 'amtsbot-replicas'])('%s find their files where they are mounted', (name) => {
    const { environment = {}, volumes } = service(name);
    expect(volumes).toEqual([`./organisations:${environment['ORGANISATIONS']}:ro`]);
    expect(readManySettings(environment)).toMatchObject({ PORT: 8080 });
  });

  test('replicas share what they have by the engine beside them', () => {
    const { QUEUE_URL } = readManySettings(service('amtsbot-replicas').environment ?? {});
    expect(new URL(QUEUE_URL ?? '').hostname).toBe('valkey');
    expect(service('valkey').command?.[0]).toBe('valkey-server');
  });

  test('the engine has a network of its own, which leads nowhere; the worker is in no other one', () => {
    const inIt = services.filter(([, { networks = [] }]) => networks.includes('queue'));
    expect(Object.fromEntries(inIt.map(([name, { networks }]) => [name, networks]))).toEqual({
      'amtsbot-replicas': ['default', 'queue'],
      'amtsbot-worker': ['queue'],
      valkey: ['queue'],
    });
    expect(compose?.networks).toEqual({ queue: { internal: true } });
  });

  test('the bot beside the sandbox has the account that is there', async () => {
    const chat = await startZulipSandbox();
    const { email, apiKey } = chat.amtsbot;
    await chat.stop();
    const settings = readSettings(service('amtsbot-sandbox').environment ?? {});
    expect([settings.ZULIP_USERNAME, settings.ZULIP_API_KEY]).toEqual([email, apiKey]);
    const usage = read('src/demo/servers.ts');
    expect(usage).toContain(`default: '${new URL(settings.ZULIP_REALM).port}'`);
    expect(usage).toContain(`default: '${new URL(settings.FACTS_BASE_URL).port}'`);
    expect(service('sandbox').command?.at(-1)).toBe('src/demo/servers.ts');
  });
});

describe('deploy/kubernetes', () => {
  const manifests = ['amtsbot', 'organisations'].flatMap((name) =>
    documentsIn<Manifest>(`deploy/kubernetes/${name}.yaml`),
  );
  const the = (kind: string) => manifests.find((one) => one.kind === kind) ?? expect.unreachable(kind);
  const deployment = the('Deployment').spec as Deployment;
  const { template } = deployment;
  const [container = expect.unreachable('no container')] = template.spec.containers;
  const { data: variables = {} } = the('ConfigMap');

  test('has one process for each account, which has time for its end', () => {
    expect([deployment.replicas, deployment.strategy.type]).toEqual([1, 'Recreate']);
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(endWithin);
  });

  test('gives settings that there are and that are right, for the process and for each organisation', () => {
    expect(Object.keys(variables).filter((name) => !known.has(name))).toEqual([]);
    const settings = readManySettings(variables);
    // The probes come from another address than the pod's own.
    expect(settings.HEALTH_ADDRESS).toBe('0.0.0.0');
    const files = Object.values(the('Secret').stringData ?? {});
    expect(files.map((file) => readOrganisation(file, settings.forAll).NOTICES_HOURS)).toEqual([[8, 16]]);
  });

  test('probes the pages that there are, on the port that they are on', () => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = container;
    const probes = [startupProbe, livenessProbe, readinessProbe];
    expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/healthz', '/healthz', '/readyz']);
    expect(pages).toEqual(expect.arrayContaining(['/healthz', '/readyz']));
    for (const { httpGet } of probes)
      expect(ports.find(({ name }) => name === httpGet.port)?.containerPort).toBe(Number(variables['PORT']));
  });

  test('lets it have no rights and write nothing', () => {
    const [user] = (userOfImage ?? '').split(':').map(Number);
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: user });
    expect(container.securityContext).toMatchObject({
      ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
      capabilities: { drop: ['ALL'] },
    });
  });

  test('joins what belongs together', () => {
    const { labels } = template.metadata;
    const disruption = the('PodDisruptionBudget').spec as { readonly selector: Labelled };
    const network = the('NetworkPolicy').spec as {
      readonly podSelector: Labelled;
      readonly ingress: readonly { readonly ports: readonly { readonly port: number }[] }[];
    };
    for (const { matchLabels } of [deployment.selector, disruption.selector, network.podSelector])
      expect(matchLabels).toEqual(labels);
    expect(network.ingress.flatMap(({ ports }) => ports).map(({ port }) => port)).toEqual([
      Number(variables['PORT']),
    ]);
    expect(container.envFrom).toEqual([{ configMapRef: { name: the('ConfigMap').metadata.name } }]);
    const [volume] = template.spec.volumes;
    expect(volume?.secret.secretName).toBe(the('Secret').metadata.name);
    expect(container.volumeMounts).toMatchObject([
      { name: volume?.name, mountPath: variables['ORGANISATIONS'] },
    ]);
    expect(container.image.endsWith(`:${version}`)).toBe(true);
  });
});

describe('deploy/systemd/amtsbot.service', () => {
  const file = 'deploy/systemd/amtsbot.service';
  const unit = unitIn(file);

  test('starts what the image starts, and gives it time for its end', () => {
    const [start = ''] = unit.get('ExecStart') ?? [];
    const main = start.split(' ').at(-1);
    expect(read('Dockerfile')).toContain(`"${main}"]`);
    expect(Number(unit.get('TimeoutStopSec')?.[0])).toBeGreaterThan(endWithin);
    expect(unit.get('User')).toEqual(['amtsbot']);
  });

  const isThere = spawnSync('systemd-analyze', ['--version']).status === 0 && existsSync('/usr/bin/node');
  test.skipIf(!isThere)('is one that systemd understands', () => {
    const said = execFileSync('systemd-analyze', ['verify', file], { encoding: 'utf8', stdio: 'pipe' });
    expect(said).toBe('');
  });
});

test('docs/operating.md names each of these files', () => {
  const guide = read('docs/operating.md');
  for (const file of [
    'compose.yaml',
    'deploy/kubernetes/amtsbot.yaml',
    'deploy/kubernetes/organisations.yaml',
    'deploy/kubernetes/replicas.yaml',
    'deploy/kubernetes/queue.yaml',
    'deploy/systemd/amtsbot.service',
  ])
    expect(guide).toContain(`\`${file}\``);
});
