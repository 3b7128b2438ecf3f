// Reads the machine-readable description: its operations, their parameters, and what their answers must look like.
import addFormats from 'ajv-formats';
import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';

export interface Declared {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly schema: AnySchemaObject;
}

export interface Operation {
  readonly parameters?: readonly Declared[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: AnySchemaObject }>> }>
  >;
}

export interface Description {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: AnySchemaObject;
}

/** The values that a parameter enumerates, as they stand in an address. */
export function valuesOf({ schema }: Declared): readonly string[] {
  const values: readonly unknown[] = schema['enum'] ?? [];
  return schema['type'] === 'boolean' ? ['true', 'false'] : values.map(String);
}

/** The example of a parameter, or the first of its values. */
export function exampleOf(declared: Declared): string {
  const value: unknown = declared.example ?? declared.schema['example'];
  return value === undefined ? (valuesOf(declared)[0] ?? '') : JSON.stringify(value).replaceAll('"', '');
}

/** A path with the examples of its parameters, but for the values given; query parameters only those given. */
export function addressOf(
  path: string,
  parameters: readonly Declared[],
  values: Readonly<Record<string, string>>,
): string {
  const examples = Object.fromEntries(parameters.map((one) => [one.name, exampleOf(one)]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? examples[name] ?? ''),
  );
  const query = Object.entries(values).filter(([name]) =>
    parameters.some((one) => one.name === name && one.in === 'query'),
  );
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}

/** Checks bodies against the description; fields that it does not declare are a fault too. */
export function bodyChecker({ components }: Description) {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  // What OpenAPI adds to JSON Schema, without a meaning for the body.
  ajv.addVocabulary(['example', 'components']);
  const closedComponents = closed(components);
  const compiled = new Map<AnySchemaObject, ValidateFunction>();

  function compile(schema: AnySchemaObject): ValidateFunction {
    const validate = compiled.get(schema) ?? ajv.compile({ ...closed(schema), components: closedComponents });
    compiled.set(schema, validate);
    return validate;
  }

  /** What is wrong with a body, one line each. */
  return (operation: Operation, status: number, body: unknown): string[] => {
    const schema = operation.responses[status]?.content?.['application/json']?.schema;
    if (!schema) return [`${status} is not declared`];
    const validate = compile(schema);
    void validate(body);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** The schema with every object closed that does not say itself whether it is open. */
function closed(schema: AnySchemaObject): AnySchemaObject {
  const entries = Object.entries(schema).map(([key, inner]) => [key, closedInside(inner)] as const);
  const isObject = typeof schema['properties'] === 'object' && schema['type'] === 'object';
  const isOpen = isObject && !('additionalProperties' in schema);
  return { ...Object.fromEntries(entries), ...(isOpen && { additionalProperties: false }) };
}

function closedInside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closedInside);
  return typeof value === 'object' && value !== null ? closed(value) : value;
}
