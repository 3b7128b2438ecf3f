// The log: JSON lines on standard output, without secrets.
import { type DestinationStream, type Logger, pino } from 'pino';

/** Field names whose values are secrets, wherever an object with them is logged. */
const secretFields = [
  'apiKey',
  'ZULIP_API_KEY',
  'ZULIP_ADMIN_API_KEY',
  'FACTS_AUTHORIZATION',
  'authorization',
];

/**
 * A logger that hides fields with secret names, and the secrets themselves wherever they turn up in a line.
 * Written synchronously: the last lines before an end are the ones that matter.
 */
export function createLog(
  { level, secrets }: { readonly level: string; readonly secrets: readonly string[] },
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger {
  const hidden = secrets.filter((secret) => secret.length > 0);
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
        censor: '[secret]',
      },
      hooks: {
        streamWrite: (line) => hidden.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line),
      },
    },
    destination,
  );
}
