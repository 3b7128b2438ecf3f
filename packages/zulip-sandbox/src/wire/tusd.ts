// The manner of tusd, which does the resumable uploads of a real Zulip: https://tus.github.io/tusd/

const always = { 'tus-resumable': '1.0.0', 'x-content-type-options': 'nosniff' };

/** Told to whoever asks, although nobody needs all of it. */
const discovery = {
  ...always,
  'tus-version': '1.0.0',
  'tus-extension': 'creation,creation-with-upload,termination,concatenation,creation-defer-length',
};

/** An upload without an id is one to be created. Files are not given out here. */
export function notForTus(method: string, id: string): Response | undefined {
  if (method === 'OPTIONS') return new Response(null, { status: 200, headers: discovery });
  const methods = id === '' ? ['POST'] : ['HEAD', 'PATCH', 'DELETE'];
  if (methods.includes(method)) return undefined;
  return plainText(405, 'method not allowed', { ...always, allow: methods.join(', ') });
}

/** The headers as tusd takes them: what it cannot decode it does not hear, and HEAD needs no version. */
export function heardByTusd(method: string, headers: Headers): Headers {
  if (method === 'HEAD') headers.set('tus-resumable', '1.0.0');
  const pairs = (headers.get('upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(' '));
  const heard = new Map(pairs.filter(isDecodable).map(([key = '', value]) => [key, value]));
  headers.delete('upload-metadata');
  if (heard.size > 0) {
    const sent = [...heard].map(([key, value]) => (value === undefined ? key : `${key} ${value}`));
    headers.set('upload-metadata', sent.join(','));
  }
  return headers;
}

function isDecodable([key = '', value = '', ...rest]: readonly string[]): boolean {
  return rest.length === 0 && key !== '' && value.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(value);
}

/** What the tus server here calls it, and what tusd does; where several are wrong, the first counts. */
const errors: readonly (readonly [called: RegExp, status: number, text: string])[] = [
  [/tus-resumable/i, 412, 'ERR_UNSUPPORTED_VERSION: missing, invalid or unsupported Tus-Resumable header'],
  [/content-type/i, 400, 'ERR_INVALID_CONTENT_TYPE: missing or invalid Content-Type header'],
  [/upload-offset conflict/i, 409, 'ERR_MISMATCHED_OFFSET: mismatched offset'],
  [/upload-offset/i, 400, 'ERR_INVALID_OFFSET: missing or invalid Upload-Offset header'],
  [/upload-length/i, 400, 'ERR_INVALID_UPLOAD_LENGTH: missing or invalid Upload-Length header'],
  [/file for this url/i, 404, 'ERR_UPLOAD_NOT_FOUND: upload not found'],
  [/size exceeded/i, 413, "ERR_UPLOAD_SIZE_EXCEEDED: upload's size exceeded"],
  [/acquire lock/i, 423, 'ERR_UPLOAD_LOCKED: file currently locked'],
  [/aborted/i, 400, 'ERR_UPLOAD_INTERRUPTED: upload has been interrupted by another request'],
];

const passedOn = ['cache-control', 'location', 'upload-length', 'upload-metadata', 'upload-offset'];

export async function asTusd(answer: Response): Promise<Response> {
  const headers: Record<string, string> = { ...always };
  for (const name of passedOn) {
    const value = answer.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const { status } = answer;
  const body = await answer.text();
  if (body.startsWith('{')) {
    return new Response(body, { status, headers: { ...headers, 'content-type': 'application/json' } });
  }
  if (answer.ok) return new Response(null, { status, headers });
  const [, itsStatus, text] = errors.find(([called]) => called.test(body)) ?? ['', status, body.trim()];
  return plainText(itsStatus, `${text}\n`, headers);
}

const plainText = (status: number, text: string, headers: Readonly<Record<string, string>>) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } });
