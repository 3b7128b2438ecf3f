// The page's own files, read from the source folder whenever they are asked for, with what they are allowed to do.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const folder = new URL('../../browser/', import.meta.url);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

/** Nothing from elsewhere, no script or style within the page. */
const policy =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** Undefined when there is no such file. */
export async function staticFile(name: string): Promise<Response | undefined> {
  const type = types[extname(name)];
  if (!type || !/^[A-Za-z]+\.[a-z]+$/.test(name)) return undefined;
  const text = await readFile(new URL(name, folder), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return new Response(text, {
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    },
  });
}
