// The client of the resumable protocol, with our requests and our files below it. The only importer of tus-js-client.
import { DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client';
import { ChatError } from './errors.ts';
import type { OutgoingFile, Pieces } from './outgoingFile.ts';
import { idIn, type TusAnswer, type TusRequest } from './tusExchange.ts';

export interface TusClient {
  /** The upload's; empty as long as there is none. */
  readonly id: () => string;
  readonly pieceBytes: () => number;
  readonly shrinkPieces: (bytes: number) => void;
  /** From where the server is, if it knows the upload already; gives the body of the last answer. */
  readonly runToEnd: () => Promise<string>;
  /** What was sent so far is left where it is. */
  readonly beginAnew: () => void;
}

export interface TusClientParts {
  readonly file: OutgoingFile;
  readonly pieces: Pieces;
  readonly pieceBytes: number;
  readonly onSent: (bytes: number) => void;
  /** Throws for all answers but those that the protocol wants, and the signal's reason. */
  readonly send: (request: TusRequest) => Promise<TusAnswer>;
}

/** Nothing of it is an address that anything is sent to: the connection knows the server. */
const endpoint = 'https://server/api/v1/tus/';

export function tusClient({ file, pieces, pieceBytes, onSent, send }: TusClientParts): TusClient {
  const { name: filename, contentType: filetype, size } = file;
  const upload = new Upload(Buffer.from('The reader knows the file.'), {
    endpoint,
    metadata: { filename, filetype },
    uploadSize: size,
    chunkSize: pieceBytes,
    onProgress: onSent,
    // Whoever has this client decides what is worth another attempt, and when.
    retryDelays: null,
    storeFingerprintForResuming: false,
    fingerprint: async () => '',
    fileReader: { openFile: async () => sourceOf(pieces, size) },
    httpStack: { getName: () => 'chat', createRequest: (method, url) => requestOf(method, url, send) },
  });

  return {
    id: () => idIn(upload.url ?? '') ?? '',
    pieceBytes: () => upload.options.chunkSize ?? pieceBytes,
    shrinkPieces(bytes) {
      upload.options.chunkSize = bytes;
    },
    runToEnd: () =>
      new Promise((resolve, reject) => {
        upload.options.onSuccess = ({ lastResponse }) => resolve(lastResponse.getBody());
        upload.options.onError = (error) => reject(causeOf(error));
        upload.start();
      }),
    beginAnew() {
      upload.url = null;
    },
  };
}

/** The library's own errors hold the upload's address: only what is behind them goes on. */
function causeOf(error: Error): Error {
  if (!(error instanceof DetailedError)) return error;
  return error.causingError ?? new ChatError('malformed', 'tus');
}

interface Sliced {
  readonly piece: Uint8Array;
  /** The library looks at this, and hands the whole on. */
  readonly size: number;
}

const sourceOf = (pieces: Pieces, size: number) => ({
  size,
  async slice(start: number, end: number): Promise<{ value: Sliced; done: boolean }> {
    const piece = await pieces.read(start, end);
    return { value: { piece, size: piece.length }, done: end >= size };
  },
  close: () => undefined,
});

function requestOf(method: string, url: string, send: TusClientParts['send']): HttpRequest {
  const headers: Record<string, string> = {};
  let onSent: TusRequest['onSent'] = () => undefined;
  return {
    getMethod: () => method,
    getURL: () => url,
    getHeader: (name) => headers[name],
    setHeader(name, value) {
      headers[name] = value;
    },
    setProgressHandler(handler) {
      onSent = handler;
    },
    async send(sliced: Sliced | null) {
      return responseOf(await send({ method, id: idIn(url) ?? '', headers, piece: sliced?.piece, onSent }));
    },
    // The signal ends what is under way.
    abort: async () => undefined,
    getUnderlyingObject: () => undefined,
  };
}

function responseOf({ status, header, body }: TusAnswer): HttpResponse {
  const created = idIn(header('location') ?? '');
  return {
    getStatus: () => status,
    getHeader: (name) => (name.toLowerCase() === 'location' && created ? endpoint + created : header(name)),
    getBody: () => body,
    getUnderlyingObject: () => undefined,
  };
}
