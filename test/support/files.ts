// The files that a message links to, fetched as people fetch them, and what is in them.
import { unzipSync } from 'fflate';
import { readPdf } from '../../tools/pdfua/readPdf.ts';
import { basicAuth } from '../../packages/zulip-sandbox/test/support/chatClient.ts';
import type { Office } from './office.ts';

export interface FileLink {
  readonly text: string;
  readonly path: string;
}

export const filesIn = (content: string): readonly FileLink[] =>
  [...content.matchAll(/\[([^[\]]*)\]\((\/user_uploads\/[^\s()]+)\)/g)].map(([, text = '', path = '']) => ({
    text: text.replaceAll('&#46;', '.'),
    path,
  }));

/** A file's link, by how its name ends. */
export function fileIn(content: string, extension: string): FileLink {
  const found = filesIn(content).find(({ path }) => path.endsWith(`.${extension}`));
  if (!found) throw new Error(`no .${extension} in: ${content.slice(0, 300)}`);
  return found;
}

/** With somebody's own key, by default Max's, from the server's address. */
export async function fetched(
  office: Office,
  { path }: FileLink,
  as: keyof Office['chat']['people'] = 'max',
): Promise<{ readonly status: number; readonly type: string | null; readonly bytes: Uint8Array }> {
  const response = await fetch(office.chat.url + path, { headers: basicAuth(office.chat.people[as]) });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, type: response.headers.get('content-type'), bytes };
}

/** The text of all pages, without what the setting of lines changes. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(bytes);
  return pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
}

export interface CsvRead {
  readonly hasByteOrderMark: boolean;
  readonly lines: readonly string[];
}

/** No-break spaces as plain ones. */
export function readCsv(bytes: Uint8Array): CsvRead {
  const text = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes);
  const lines = text.replace('\ufeff', '').replaceAll('\u00a0', ' ').split('\r\n');
  return { hasByteOrderMark: text.startsWith('\ufeff'), lines };
}

/** The tables that came beside a CSV file, by their names in the archive. */
export function tablesIn(bytes: Uint8Array): ReadonlyMap<string, CsvRead> {
  return new Map(Object.entries(unzipSync(bytes)).map(([name, table]) => [name, readCsv(table)]));
}

/** What an answer says, its CSV file and the tables beside it: together all that the service sent. */
export async function answerWithCsv(office: Office, ask: string): Promise<string> {
  const answer = await office.ask(ask);
  const withFiles = await office.ask(`${ask} csv`);
  const { bytes } = await fetched(office, fileIn(withFiles, 'csv'));
  const beside = filesIn(withFiles).find(({ path }) => path.endsWith('.zip'));
  const further = beside ? [...tablesIn((await fetched(office, beside)).bytes).values()] : [];
  return [answer, ...[readCsv(bytes), ...further].flatMap(({ lines }) => lines)].join('\n');
}
