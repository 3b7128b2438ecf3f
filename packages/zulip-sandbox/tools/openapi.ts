// Holds every answer and event of the conformance cases against Zulip's own OpenAPI description, of whatever level:
// `npx tsx packages/zulip-sandbox/tools/openapi.ts zulip.yaml [level]`, with the file zerver/openapi/zulip.yaml of Zulip's
// repository. What differs is printed, each once, with how often; unknown fields are told as well.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { quickLevels } from '../test/conformance/levels.ts';

type Json = Readonly<Record<string, unknown>>;

interface Kept {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: Json;
}

const [, , file, level = '321'] = process.argv;
if (file === undefined || !quickLevels.includes(Number(level))) {
  const levels = quickLevels.join(' or ');
  process.stderr.write(
    `npx tsx packages/zulip-sandbox/tools/openapi.ts zulip.yaml LEVEL: at level ${levels}\n`,
  );
  process.exit(2);
}
if (!existsSync(file)) {
  process.stderr.write(
    `${file} is not there: it is zerver/openapi/zulip.yaml of Zulip's repository that is wanted\n`,
  );
  process.exit(2);
}
const description = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 }) as Json;
// The validators, made when they are first needed.
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, logger: false });
ajv.addSchema(asJsonSchema(description) as object, 'description');
const validators = new Map<string, ValidateFunction>();

const found = differences(keptAnswers(Number(level)));
const lines = [...found].sort(([, a], [, b]) => b - a).map(([what, times]) => `${times} × ${what}`);
process.stdout.write(`${lines.join('\n')}\n${found.size} differences\n`);

/** Runs the cases at one level and gives the answers. */
function keptAnswers(of: number): readonly Kept[] {
  const folder = mkdtempSync(join(tmpdir(), 'zulip-openapi-'));
  const kept = join(folder, 'answers.jsonl');
  try {
    const root = new URL('../../..', import.meta.url);
    const run = ['vitest', 'run', '--config', 'test/vitest.config.ts', '--reporter=dot'];
    const cases = 'packages/zulip-sandbox/test/conformance/conformance.test.ts';
    spawnSync('npx', [...run, cases, '-t', `the sandbox at level ${of}`], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ZULIP_CONFORMANCE_KEEP: kept },
    });
    return readFileSync(kept, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Kept);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function differences(answers: readonly Kept[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  const note = (what: string) => counted.set(what, (counted.get(what) ?? 0) + 1);
  for (const { method, path, status, body } of answers) {
    const route = routeOf(new URL(path, 'http://localhost').pathname.replace('/api/v1', ''), method);
    if (route === undefined) {
      note(`${method} ${path.replace(/\?.*/, '').replace(/^\/api\/v1/, '')} is not described`);
      continue;
    }
    const where = `${method} ${route} ${status}`;
    const isEvents = route === '/events' && Array.isArray(body['events']);
    const schema = schemaOf(route, method, status);
    if (schema === undefined) {
      if (status < 400) note(`${where} is not described`);
    } else {
      // Events are looked at one by one, so that it is said of which kind one is that does not fit.
      for (const line of misfits(where, schema, isEvents ? { ...body, events: [] } : body)) note(line);
    }
    if (!isEvents) continue;
    for (const event of body['events'] as Json[]) for (const line of eventMisfits(event)) note(line);
  }
  return counted;
}

/** The described path that a real one belongs to; the one with the fewest variable parts. */
function routeOf(path: string, method: string): string | undefined {
  const parts = decodeURIComponent(path).split('/');
  const fits = (route: string) => {
    const wanted = route.split('/');
    if (wanted.length !== parts.length) return false;
    return wanted.every((part, index) => {
      if (!part.startsWith('{')) return part === parts[index];
      return /_id}$/.test(part) ? /^\d+$/.test(parts[index] ?? '') : true;
    });
  };
  return Object.entries(description['paths'] as Json)
    .filter(([route, methods]) => fits(route) && method.toLowerCase() in (methods as object))
    .map(([route]) => route)
    .toSorted((a, b) => a.split('{').length - b.split('{').length)[0];
}

function schemaOf(route: string, method: string, status: number): unknown {
  const responses = `#/paths/${route.replaceAll('/', '~1')}/${method.toLowerCase()}/responses`;
  return at(`${responses}/${status}/content/application~1json/schema`);
}

/** What a pointer points at; a reference on the way is followed. */
function at(pointer: string): unknown {
  let value: unknown = description;
  for (const part of pointer.slice(2).split('/')) {
    value = followed(value);
    value = (Object(value) as Json)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return followed(value);
}

function followed(value: unknown): unknown {
  const { $ref } = Object(value) as { readonly $ref?: string };
  return typeof $ref === 'string' ? at($ref) : value;
}

function misfits(where: string, schema: unknown, value: unknown): readonly string[] {
  const validate = validators.get(where) ?? ajv.compile(asJsonSchema(schema) as object);
  validators.set(where, validate);
  if (validate(value)) return [];
  return [...new Set((validate.errors ?? []).map((error) => `${where}: ${said(error)}`))];
}

function said({ instancePath, message = '', params }: ErrorObject): string {
  const path = instancePath.replace(/\/\d+/g, '/*').replace(/\/[0-9a-f-]{36}/g, '/*');
  const { additionalProperty, missingProperty, allowedValues } = params as Readonly<
    Record<string, string | readonly string[] | undefined>
  >;
  const detail = additionalProperty ?? missingProperty ?? allowedValues;
  return `${path || '/'} ${message}${detail === undefined ? '' : ` (${String(detail)})`}`;
}

/** The nearest of the described events: the one of its type and op. */
function eventMisfits(event: Json): readonly string[] {
  const { type, op } = event as { readonly type?: string; readonly op?: string };
  const base = '#/paths/~1events/get/responses/200/content/application~1json/schema';
  const kinds = eventKinds(base).filter((kind) => allows(kind, 'type', type));
  const ofOp = kinds.filter((kind) => allows(kind, 'op', op));
  const name = `event ${String(type)}${op === undefined ? '' : ` ${op}`}`;
  if (kinds.length === 0) return [`${name} is not described`];
  const all = (ofOp.length > 0 ? ofOp : kinds).map((kind, index) => misfits(`${name}#${index}`, kind, event));
  const best = all.toSorted((a, b) => a.length - b.length)[0] ?? [];
  return best.map((line) => line.replace(/#\d+/, ''));
}

function eventKinds(base: string): readonly unknown[] {
  const schema = at(base) as { readonly allOf?: readonly unknown[]; readonly properties?: Json };
  const parts = [schema, ...(schema.allOf ?? []).map(followed)] as { readonly properties?: Json }[];
  const events = followed(parts.map(({ properties }) => properties?.['events']).find(Boolean));
  const items = followed((Object(events) as Json)['items']) as {
    readonly oneOf?: readonly unknown[];
    readonly anyOf?: readonly unknown[];
  };
  return (items.oneOf ?? items.anyOf ?? []).map(followed);
}

/** Whether a described event can have this value there. */
function allows(kind: unknown, name: string, value: unknown): boolean {
  const { properties, allOf = [] } = kind as {
    readonly properties?: Json;
    readonly allOf?: readonly unknown[];
  };
  const described = [{ properties }, ...allOf.map(followed)] as { readonly properties?: Json }[];
  const named = described
    .map(
      (one) =>
        followed(one.properties?.[name]) as
          | { readonly enum?: unknown[]; readonly allOf?: unknown[] }
          | undefined,
    )
    .flatMap((one) => (one?.allOf ? [one, ...one.allOf.map(followed)] : [one])) as (
    | { readonly enum?: unknown[] }
    | undefined
  )[];
  const values = named.flatMap((one) => one?.enum ?? []);
  return values.length > 0 ? values.includes(value) : name === 'op';
}

/**
 * OpenAPI 3.0 says `nullable` where JSON Schema has a type more. Where Zulip's description says `oneOf`, more than one
 * of them may fit: an error in the usual form, and one with these words.
 */
function asJsonSchema(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(asJsonSchema);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Json;
  const inner = Object.fromEntries(
    Object.entries(rest).map(([name, its]) => [name === 'oneOf' ? 'anyOf' : name, asJsonSchema(its)]),
  );
  if (typeof inner['$ref'] === 'string' && inner['$ref'].startsWith('#/')) {
    inner['$ref'] = `description${inner['$ref']}`;
  }
  return nullable === true ? { anyOf: [inner, { type: 'null' }] } : inner;
}
