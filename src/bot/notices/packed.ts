// Statements as one short text, as they are kept from one look to the next. Pure.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { Leaf, Leaves } from './leaves.ts';

/** Of wording, so much is told as what was there before. */
const mostShown = 120;

const Packed = z.array(z.tuple([z.string(), z.enum(['n', 'd', 'b', 't', 'l', 'w']), z.string(), z.string()]));

/** Undefined where they are too many for `room` letters. */
export function packed(leaves: Leaves, room: number): string | undefined {
  const rows = [...leaves].map(([key, { kind, value, shown }]) => [key, kind, value, cut(shown)]);
  const text = deflateRawSync(JSON.stringify(rows), { level: 9 }).toString('base64');
  return text.length <= room ? text : undefined;
}

/** Throws for what was not packed here. */
export function unpacked(text: string): Leaves {
  const json = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: mostBytes }).toString('utf8');
  return new Map(
    Packed.parse(JSON.parse(json)).map(([key, kind, value, shown]): [string, Leaf] => [
      key,
      { kind, value, shown },
    ]),
  );
}

const mostBytes = 1024 * 1024;

const cut = (shown: string) =>
  shown.length > mostShown ? `${shown.slice(0, mostShown).toWellFormed().trimEnd()}…` : shown;
