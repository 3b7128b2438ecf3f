// What a request says of who sends it: https://zulip.com/api/http-headers#the-authorization-header

/** The e-mail that a request claims to come from, whether that is true or not. */
export function claimedEmail(authorization: string | undefined): string | undefined {
  return authorization === undefined ? undefined : credentials(authorization).email;
}

export function credentials(authorization: string) {
  const [scheme = '', encoded = ''] = authorization.split(' ');
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return {
    scheme: scheme.toLowerCase(),
    email: decoded.slice(0, Math.max(colon, 0)).toLowerCase(),
    apiKey: decoded.slice(colon + 1),
  };
}
