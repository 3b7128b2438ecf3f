// A file on its way into the chat, out of memory or from disk, and what the server calls it when it is there.
import { open, readFile } from 'node:fs/promises';

export interface OutgoingFile {
  readonly name: string;
  /** Media type: `application/pdf`. */
  readonly contentType: string;
  /** In bytes. */
  readonly size: number;
  readonly content: Uint8Array | { readonly path: string };
}

export interface UploadedFile {
  /** Relative to the organisation's address: `/user_uploads/…` */
  readonly url: string;
  /** As the server names it, without the brackets that would end the text of a link. */
  readonly name: string;
}

/** https://zulip.com/api/upload-file#response; a name that nothing is left of gives way to the end of the address. */
export function uploadedFile(url: string, serverName: string): UploadedFile {
  const name = serverName.replace(/[[\]]/g, '').trim();
  return { url, name: /^\.{0,2}$/.test(name) ? (url.split('/').at(-1) ?? '') : name };
}

export async function readWhole({ content }: OutgoingFile): Promise<Uint8Array> {
  return content instanceof Uint8Array ? content : readFile(content.path);
}

export interface Pieces {
  /** The bytes from `start` to before `end`. They hold until the next piece is read. */
  read(start: number, end: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** However large the file on disk is, its pieces take the memory of one. */
export async function openPieces({ content }: OutgoingFile): Promise<Pieces> {
  if (content instanceof Uint8Array) {
    return { read: async (start, end) => content.subarray(start, end), close: async () => undefined };
  }
  const file = await open(content.path);
  let room = Buffer.alloc(0);
  return {
    async read(start, end) {
      const length = end - start;
      if (room.length < length) room = Buffer.alloc(length);
      for (let filled = 0; filled < length;) {
        const { bytesRead } = await file.read(room, filled, length - filled, start + filled);
        if (bytesRead === 0) throw new Error('a file became shorter while it was sent');
        filled += bytesRead;
      }
      return room.subarray(0, length);
    },
    close: () => file.close(),
  };
}
