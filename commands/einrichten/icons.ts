// The bot's own emoji, made for this project: the images in assets/emoji/.
import { readdir, readFile } from 'node:fs/promises';

const folder = new URL('../../assets/emoji/', import.meta.url);
const extension = '.png';

/** Their names, which are those in Zulip too. */
export async function iconNames(): Promise<readonly string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith(extension))
    .map((file) => file.slice(0, -extension.length))
    .toSorted();
}

export async function readIcon(name: string) {
  const file = `${name}${extension}`;
  return { name: file, contentType: 'image/png', bytes: await readFile(new URL(file, folder)) };
}
