// An answer as a file. Each kind's parts are loaded when it is wanted first.
import type { CalendarDate, Document } from '../document/index.ts';

export type FileKind = 'pdf' | 'csv' | 'chart' | 'calendar';

export interface MadeFile {
  readonly name: string;
  /** Media type. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** What is to be seen in it, where that is a picture. */
  readonly alternative?: string;
}

/** What a document does not say of itself. */
export interface About {
  /** As it was asked. */
  readonly question: string;
  readonly title: string;
  readonly askedOn: CalendarDate;
  /** The topic, in small letters and hyphens. */
  readonly slug: string;
  /** What the file is about in the same form; that of no other answer. */
  readonly name: string;
}

/** Whether a process of its own is begun for it. */
export const isHeavy = (kind: FileKind) => kind === 'pdf' || kind === 'chart';

export type MakeFile = typeof makeFile;

/** None where the answer is nothing for such a file; what finds no room in a table comes beside it. Rejects when it is aborted. */
export async function makeFile(
  kind: FileKind,
  document: Document,
  about: About,
  signal: AbortSignal,
): Promise<readonly MadeFile[]> {
  const named = (extension: string) => `${about.name}.${extension}`;
  switch (kind) {
    case 'pdf': {
      const { toPdf } = await import('./pdf/toPdf.ts');
      const bytes = await toPdf(document, about, signal);
      return [{ name: named('pdf'), contentType: 'application/pdf', bytes }];
    }
    case 'csv': {
      const { furtherCsv, toCsv } = await import('./csv.ts');
      const table = { name: named('csv'), contentType: 'text/csv', bytes: toCsv(document, about) };
      const further = furtherCsv(document);
      if (further.length === 0) return [table];
      const { zipOf } = await import('./csv/zip.ts');
      const bytes = zipOf(further, about.askedOn);
      return [table, { name: named('zip'), contentType: 'application/zip', bytes }];
    }
    case 'calendar': {
      const { toCalendar } = await import('./calendar/toCalendar.ts');
      const bytes = toCalendar(document, about);
      return bytes ? [{ name: named('ics'), contentType: 'text/calendar', bytes }] : [];
    }
    case 'chart': {
      const { toChart } = await import('./chart/toChart.ts');
      const chart = await toChart(document, about, signal);
      return chart
        ? [{ name: named('png'), contentType: 'image/png', bytes: chart.png, alternative: chart.alt }]
        : [];
    }
  }
}
