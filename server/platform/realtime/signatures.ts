import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '../core/secrets';

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** The bare answer of broadcasting/auth: lets one socket into one private channel. */
export function channelSignature(
  app: { key: string; secret: string },
  socketId: string,
  channel: string,
): string {
  return `${app.key}:${hmac(app.secret, `${socketId}:${channel}`)}`;
}

/** A server's request is old after this many seconds. */
const MAX_AGE = 600;

/** Checks the signature of a request to /apps/{id}/…; returns why it is refused, or null. */
export function refusedRequest(
  app: { key: string; secret: string },
  request: { method: string; path: string; query: Readonly<Record<string, string>>; body: Buffer },
  now: Date,
): string | null {
  const { auth_signature: signature = '', ...signed } = request.query;
  if (signed.auth_key !== app.key) return 'Unknown auth_key';
  const age = Math.abs(now.getTime() / 1000 - Number(signed.auth_timestamp));
  if (!(age <= MAX_AGE)) return 'auth_timestamp is too old';
  const md5 = createHash('md5').update(request.body).digest('hex');
  if (request.body.length > 0 && signed.body_md5 !== md5) return 'body_md5 does not fit the body';
  const query = Object.keys(signed)
    .sort()
    .map((key) => `${key}=${signed[key]}`)
    .join('&');
  const expected = hmac(app.secret, `${request.method}\n${request.path}\n${query}`);
  return sameSecret(signature, expected) ? null : 'Invalid signature';
}
