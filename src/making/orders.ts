// A file that is to be made, and what was made, as text: what goes to another process and comes back.
import { z } from 'zod';
import type { Document } from '../document/index.ts';
import type { About, FileKind, MadeFile, MakeFile } from '../render/files.ts';
import { version } from '../version.ts';

/** A process of another version may read an answer in another way. */
export const kindOfOrders = `files-${version}`;

interface Order {
  readonly kind: FileKind;
  readonly document: Document;
  readonly about: About;
}

export const writeOrder = (order: Order): string => JSON.stringify(order);

const text = z.string();
/** What is in a document, its own process finds out. */
const Orders = z.object({
  kind: z.enum(['pdf', 'chart']),
  document: z.custom<Document>((value) => typeof value === 'object' && value !== null),
  about: z.object({ question: text, title: text, askedOn: text, slug: text, name: text }),
});

/** Makes it, and gives it as text. Throws what the making throws, and for what is no order. */
export async function fulfil(order: string, make: MakeFile, signal: AbortSignal): Promise<string> {
  const { kind, document, about } = Orders.parse(JSON.parse(order));
  const files = await make(kind, document, about, signal);
  const written = files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes).toString('base64') }));
  return JSON.stringify(written);
}

const Files = z.array(
  z.object({
    name: text,
    contentType: z.enum(['application/pdf', 'image/png']),
    bytes: z.base64(),
    alternative: text.optional(),
  }),
);

/** Undefined for what is no such text. */
export function readFiles(made: string): readonly MadeFile[] | undefined {
  const { data } = Files.safeParse(parsed(made));
  return data?.map(({ name, contentType, bytes, alternative }) => ({
    ...{ name, contentType, bytes: Buffer.from(bytes, 'base64') },
    ...(alternative !== undefined && { alternative }),
  }));
}

function parsed(made: string): unknown {
  try {
    return JSON.parse(made);
  } catch {
    return undefined;
  }
}
