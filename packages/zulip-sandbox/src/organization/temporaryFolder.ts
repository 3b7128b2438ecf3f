// A folder for what is too large to be kept in memory; it goes when the server does.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TemporaryFolder {
  readonly path: () => string;
  readonly remove: () => Promise<void>;
}

/** Made when it is first asked for: a server that nobody uploads to leaves nothing behind, however it ends. */
export function temporaryFolder(): TemporaryFolder {
  let path: string | undefined;
  return {
    path: () => (path ??= mkdtempSync(join(tmpdir(), 'amtsbot-chat-server-'))),
    async remove() {
      // Tried again when a file is still being written to.
      if (path !== undefined) await rm(path, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
