// Zulip's API as a person: https://zulip.com/api/
/* global btoa, fetch, FormData, URLSearchParams */

export class ZulipError extends Error {
  constructor(status, { code, msg } = {}) {
    super(msg ?? `HTTP ${status}`);
    this.status = status;
    this.code = code;
  }
}

/** Gives `call(method, path, parameters, signal)`, which gives the fields of a success and throws ZulipError. */
export function zulipAs({ email, apiKey }) {
  const headers = { authorization: `Basic ${btoa(`${email}:${apiKey}`)}` };

  return async function call(method, path, parameters = {}, signal = undefined) {
    const sent = asSent(parameters);
    const inAddress = method === 'GET' || method === 'DELETE';
    const address = `/api/v1/${path}${inAddress && sent.size > 0 ? `?${sent}` : ''}`;
    const response = await fetch(address, { method, headers, signal, ...(!inAddress && { body: sent }) });
    const body = await response.json().catch(() => ({}));
    if (!response.ok) throw new ZulipError(response.status, body);
    return body;
  };
}

/** A form, which holds a file, goes as it is. */
function asSent(parameters) {
  if (parameters instanceof FormData) return parameters;
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) sent.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return sent;
}
