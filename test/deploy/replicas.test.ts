// deploy/kubernetes/replicas.yaml: what it says of replicas, workers and the engine between them is true of the bot.
import { describe, expect, test } from 'vitest';
import { Environment, readWorkerSettings } from '../../src/config.ts';
import { readManySettings } from '../../src/organisations/settings.ts';
import { version } from '../../src/version.ts';
import { documentsIn, read } from './files.ts';

interface Labelled {
  readonly matchLabels: Readonly<Record<string, string>>;
}

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string } };
}

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly replicas: number;
    readonly strategy?: object;
    readonly selector: Labelled;
    readonly podSelector: Labelled;
    readonly ingress: readonly Rule[];
    readonly egress: readonly Rule[];
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly topologySpreadConstraints?: readonly {
          readonly topologyKey: string;
          readonly labelSelector: Labelled;
        }[];
        readonly securityContext: object;
        readonly volumes?: readonly { readonly name: string }[];
        readonly containers: readonly [
          {
            readonly image: string;
            readonly args?: readonly string[];
            readonly env: readonly Variable[];
            readonly securityContext: object;
            readonly readinessProbe: { readonly httpGet?: { readonly path: string } };
          },
        ];
      };
    };
  };
}

interface Rule {
  readonly from?: readonly object[];
  readonly to?: readonly { readonly podSelector: Labelled }[];
  readonly ports: readonly { readonly port: number }[];
}

const manifests = ['replicas', 'queue'].flatMap((name) =>
  documentsIn<Manifest>(`deploy/kubernetes/${name}.yaml`),
);
const the = (kind: string, name = 'amtsbot') =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name) ??
  expect.unreachable(`${kind} ${name}`);
const common = the('ConfigMap').data ?? {};
const queue = the('Secret', 'amtsbot-queue').stringData ?? {};

/** What the process is given, with what its Secrets say. */
function environmentOf(name: string): Readonly<Record<string, string>> {
  const { env } = the('Deployment', name).spec.template.spec.containers[0];
  const own = env.map(({ name: variable, value, valueFrom }) => [
    variable,
    value ?? queue[valueFrom?.secretKeyRef.key ?? ''] ?? '',
  ]);
  return { ...common, ...Object.fromEntries(own) };
}

describe('deploy/kubernetes/replicas.yaml', () => {
  test('gives replicas and workers settings that are right, and the engine’s password by a Secret alone', () => {
    const [replica, worker] = [environmentOf('amtsbot'), environmentOf('amtsbot-worker')];
    const known = Object.keys(Environment.shape);
    expect([...Object.keys(replica), ...Object.keys(worker)].filter((name) => !known.includes(name))).toEqual(
      [],
    );
    expect(readManySettings(replica)).toMatchObject({ ROLE: 'all', HEALTH_ADDRESS: '0.0.0.0' });
    expect(worker['ROLE']).toBe('worker');
    const { QUEUE_URL } = readWorkerSettings(worker);
    expect(replica['QUEUE_URL']).toBe(QUEUE_URL);
    const { hostname, password, port } = new URL(QUEUE_URL);
    expect(the('Service', hostname).kind).toBe('Service');
    expect([password, port]).toEqual([queue['PASSWORD'], '6379']);
    expect(read('deploy/kubernetes/replicas.yaml')).not.toContain(password);
    expect(common).not.toHaveProperty('QUEUE_URL');
  });

  test.each(['amtsbot', 'amtsbot-worker'])('spreads %s over machines and zones', (name) => {
    const { spec, metadata } = the('Deployment', name).spec.template;
    const spread = spec.topologySpreadConstraints ?? [];
    expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
      'kubernetes.io/hostname',
      'topology.kubernetes.io/zone',
    ]);
    for (const { labelSelector } of spread) expect(labelSelector.matchLabels).toEqual(metadata.labels);
  });

  test('runs several replicas and workers, and one engine, which is not moved while another one runs', () => {
    const [replica, worker, engine] = ['amtsbot', 'amtsbot-worker', 'amtsbot-valkey'].map(
      (name) => the('Deployment', name).spec,
    );
    expect([replica?.replicas, worker?.replicas, engine?.replicas]).toEqual([3, 2, 1]);
    expect(engine?.strategy).toEqual({ type: 'Recreate' });
    expect(engine?.template.spec.containers[0].args).toEqual(
      expect.arrayContaining(['noeviction', '--requirepass', '$(PASSWORD)']),
    );
    expect(replica?.template.spec.volumes?.map(({ name }) => name)).toEqual(['organisations']);
    // It needs no organisation's key.
    expect(worker?.template.spec.volumes).toBeUndefined();
  });

  test.each(['amtsbot', 'amtsbot-worker', 'amtsbot-valkey'])(
    'lets %s have no rights and write nothing',
    (name) => {
      const { template, selector } = the('Deployment', name).spec;
      const [container] = template.spec.containers;
      expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
      expect(container.securityContext).toMatchObject({
        ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
        capabilities: { drop: ['ALL'] },
      });
      expect(selector.matchLabels).toEqual(template.metadata.labels);
      expect(the('NetworkPolicy', name).spec.podSelector.matchLabels).toEqual(template.metadata.labels);
      if (name === 'amtsbot-valkey') return;
      expect(container.image.endsWith(`:${version}`)).toBe(true);
      expect(container.readinessProbe.httpGet?.path).toBe('/readyz');
      expect(the('PodDisruptionBudget', name).spec.selector.matchLabels).toEqual(template.metadata.labels);
    },
  );

  test('lets only replicas and workers reach the engine, and workers reach nothing else', () => {
    const isEngine = ({ to = [] }: Rule) =>
      to.some(({ podSelector }) => podSelector.matchLabels['app.kubernetes.io/name'] === 'amtsbot-valkey');
    const portsOf = (rules: readonly Rule[]) => rules.flatMap(({ ports }) => ports.map(({ port }) => port));
    const toEngine = (name: string) => the('NetworkPolicy', name).spec.egress.filter(isEngine);
    expect(portsOf(toEngine('amtsbot'))).toEqual([6379]);
    expect(portsOf(toEngine('amtsbot-worker'))).toEqual([6379]);
    const elsewhere = the('NetworkPolicy', 'amtsbot-worker').spec.egress.filter((rule) => !isEngine(rule));
    expect(portsOf(elsewhere)).toEqual([53, 53]);
    const { ingress, egress } = the('NetworkPolicy', 'amtsbot-valkey').spec;
    expect([portsOf(ingress), egress]).toEqual([[6379], []]);
    expect(JSON.stringify(ingress[0]?.from)).toContain('["amtsbot","amtsbot-worker"]');
  });
});
