import { sessionToken } from '../session/session';

/** How long the host may take to let us in, ms. */
const TIME_LIMIT = 15_000;

/** Why a channel stayed closed. `status` 0: nothing readable came back. */
export class ChannelRefusal extends Error {
  override readonly name = 'ChannelRefusal';
  constructor(
    readonly channel: string,
    readonly status: number,
  ) {
    super(`Channel ${channel} was not authorized (${status || 'no readable answer'})`);
  }

  /** True when asking again may help; a clear no (401, 403, 404) stays a no until the next connection. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/**
 * Asks the host to let this socket into a private channel (SPEC 7, broadcasting/auth): a form-encoded POST with the
 * credential of this moment, answered by a bare `{auth}` outside the envelope.
 * @throws ChannelRefusal
 */
export async function authorizeChannel(authUrl: string, socketId: string, channel: string) {
  const token = sessionToken();
  const response = await fetch(authUrl, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'accept-referer': location.origin,
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: new URLSearchParams({ socket_id: socketId, channel_name: channel }).toString(),
    signal: AbortSignal.timeout(TIME_LIMIT),
  }).catch(() => null);
  if (!response?.ok) throw new ChannelRefusal(channel, response?.status ?? 0);
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer === 'object' && answer && 'auth' in answer && typeof answer.auth === 'string') {
    return { auth: answer.auth };
  }
  throw new ChannelRefusal(channel, 0);
}
