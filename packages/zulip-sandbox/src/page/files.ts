// The page's files: its own, with what they are allowed to do, and pictures of people and emoji.
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { Hono } from 'hono';
import type { Organization } from '../organization/organization.ts';

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

/** Of people, so that they are told apart at a glance; white letters can be read on each of them. */
const colours = ['#8a4b9c', '#0f766e', '#b4455a', '#4d6ab3', '#7a6212'];

/** `folder` has a PNG for the bot and for each emoji of its own, by name in lower case: `amtsbot.png`. */
export function pictures(organization: Organization, botId: number, folder: URL | undefined): Hono {
  const icon = async (name: string): Promise<Response | undefined> => {
    const file = `${name.toLowerCase().replace(/[^a-z0-9_-]/g, '')}.png`;
    const bytes = folder && (await readFile(new URL(file, folder)).catch(() => undefined));
    return bytes && new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } });
  };
  return new Hono()
    .basePath('/user_avatars/2')
    .get('/emoji/images/:file', async (c) => {
      const file = c.req.param('file');
      const emoji = organization.customEmoji.find(({ fileName }) => fileName === file);
      return emoji ? ((await icon(emoji.name)) ?? letters(emoji.name, colours[3])) : c.notFound();
    })
    .get('/:file', async (c) => {
      const userId = Number.parseInt(c.req.param('file'), 10);
      const user = organization.users.get(userId);
      if (!user) return c.notFound();
      const own = userId === botId ? await icon(user.fullName) : undefined;
      const place = [...organization.users.keys()].indexOf(userId);
      return own ?? letters(user.fullName, colours[place % colours.length]);
    });
}

/** A browser goes by the type, not by the `.png` of the address. */
function letters(name: string, colour = '#555'): Response {
  const initials = name
    .split(/[\s_-]+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase();
  const text = `<text x="32" y="41" font-family="sans-serif" font-size="26" text-anchor="middle" fill="#fff">${initials}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/>${text}</svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
