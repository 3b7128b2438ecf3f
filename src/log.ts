// The log: JSON lines on standard output, without secrets.
import { type DestinationStream, type Logger, pino } from 'pino';

/** Texts in fields with the names of secrets, at any depth of a line. pino's own redaction takes ten times as long. */
const secretFields =
  /("(?:apiKey|ZULIP_API_KEY|ZULIP_ADMIN_API_KEY|FACTS_AUTHORIZATION|authorization)":)"(?:[^"\\]|\\.)*"/g;

/**
 * A logger that hides fields with secret names, and the secrets themselves wherever they turn up in a line.
 * Written synchronously: the last lines before an end are the ones that matter.
 */
export function createLog(
  { level, secrets }: { readonly level: string; readonly secrets: readonly string[] },
  destination: DestinationStream = pino.destination({ dest: 1, sync: true }),
): Logger {
  // As they are written inside a line of JSON.
  const hidden = secrets
    .filter((secret) => secret !== '')
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  const withoutSecrets = (line: string) =>
    hidden.reduce(
      (text, secret) => text.replaceAll(secret, '[secret]'),
      line.replace(secretFields, '$1"[secret]"'),
    );
  return pino({ level, base: null, hooks: { streamWrite: withoutSecrets } }, destination);
}
