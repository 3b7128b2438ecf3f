// Brings a file into the chat, as a whole or in pieces: https://zulip.com/help/share-and-upload-files
import type { ChatConnection } from './connection.ts';
import { smallPieceBytes, tusLevel, uploadInPieces, usualPieceBytes } from './endpoints/tus.ts';
import { uploadWhole } from './endpoints/uploadFile.ts';
import { ChatError } from './errors.ts';
import type { OutgoingFile, UploadedFile } from './outgoingFile.ts';
import { type Backoff, backoff, persevere } from './retry.ts';
import { asUploadError, UploadError } from './uploadError.ts';

export interface UploadRules {
  /** Larger files go in pieces; 0: all do. */
  readonly thresholdMib: number;
  /** What the server allows; undefined: unknown. */
  readonly limitMib: number | undefined;
  readonly featureLevel: number;
}

/** How long to be patient: what tests make shorter. */
export interface UploadPace {
  readonly pause: Backoff;
  /** So long nothing may move before a connection is given up; what it has brought counts. */
  readonly stallMs: number;
}

const mib = 1024 * 1024;
/** A server's restart takes some seconds; its proxy gives up a silent connection after a minute. */
const usualPace = (): UploadPace => ({ pause: backoff({ firstMs: 1_000 }), stallMs: 60_000 });

/**
 * Uploads a file; nobody sees it before a message links to it. Tells how many bytes have left, never fewer than
 * before. Throws UploadError, ChatError where it is none of its problems (`unauthorized` above all), and the signal's
 * reason.
 */
export async function uploadFile(
  chat: ChatConnection,
  file: OutgoingFile,
  { thresholdMib, limitMib = 0, featureLevel }: UploadRules,
  onProgress: ((sentBytes: number) => void) | undefined,
  signal: AbortSignal,
  pace: UploadPace = usualPace(),
): Promise<UploadedFile> {
  signal.throwIfAborted();
  if (limitMib > 0 && file.size > limitMib * mib) throw new UploadError('tooLarge', { limitMib });
  const takesPieces = featureLevel >= tusLevel;
  const onSent = rising(onProgress);
  const inPieces = (pieceBytes: number) =>
    uploadInPieces(chat, file, { ...pace, pieceBytes, onSent, signal });
  try {
    if (thresholdMib === 0 || file.size > thresholdMib * mib) {
      if (!takesPieces) throw new UploadError('serverTooOld');
      return await inPieces(usualPieceBytes);
    }
    const uploaded = await wholeUnlessStopped(chat, file, takesPieces, signal, pace);
    if (!uploaded) return await inPieces(smallPieceBytes);
    onSent(file.size);
    return uploaded;
  } catch (error) {
    throw asUploadError(error);
  }
}

/** Undefined where the file has to go in pieces, because something on the way does not let it through as a whole. */
async function wholeUnlessStopped(
  chat: ChatConnection,
  file: OutgoingFile,
  takesPieces: boolean,
  signal: AbortSignal,
  { pause }: UploadPace,
): Promise<UploadedFile | undefined> {
  const perseverance = {
    pause,
    signal,
    hasMoved: () => false,
    // A page of a proxy's in the place of an answer passes like an outage.
    isWorthAnother: ({ kind, status }: ChatError) =>
      kind === 'unreached' ||
      kind === 'server' ||
      (kind === 'malformed' && status === 200) ||
      (kind === 'lost' && !takesPieces),
  };
  try {
    return await persevere(() => uploadWhole(chat, file, signal), perseverance);
  } catch (error) {
    if (!(error instanceof ChatError)) throw error;
    // Some proxies do not say 413 but break the connection; and a slow line is better off with pieces, too.
    if (takesPieces && (error.status === 413 || error.kind === 'lost')) return undefined;
    if (error.status === 413) throw new UploadError('serverTooOld', { cause: error });
    throw error;
  }
}

function rising(report: ((sentBytes: number) => void) | undefined): (sentBytes: number) => void {
  let most = 0;
  return (sentBytes) => {
    if (sentBytes <= most) return;
    most = sentBytes;
    report?.(sentBytes);
  };
}
