import type { Random } from '../../seed/random';
import { tokenHash } from '../../platform/core/secrets';
import type { CallOptions, TestApi } from '../startApi';
import type { World } from '../money/steps/world';
import { bend, type Known } from './bend';

/** One person who alone tries everything; `world` is what the steps of the histories of money act in. */
export interface Walk {
  name: string;
  /** Of the person. */
  staffId: number;
  username: string;
  random: Random;
  known: Known;
  world: World;
  /** Of the person; reads fall back to somebody who sees everything, as if they had looked over a shoulder. */
  api: TestApi;
  /** Hashes of all that could be a token, from every answer. */
  seen: Set<string>;
  /** What was sent so far, and how it was answered, for who reads a failure. */
  sent: string[];
}

/** So many numbers of what was written last are remembered, beside those from the beginning. */
const REMEMBERED = 40;

/** Whoever wrote something knows its number. */
function learn(ids: Known['ids'], data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (/^(id|request_id)$/.test(key) && typeof value === 'number') ids.push(value);
    else if (key === 'waiting') learn(ids, value);
  }
  if (ids.length > 2 * REMEMBERED) ids.splice(REMEMBERED, ids.length - 2 * REMEMBERED);
}

const TOKEN = /[A-Za-z0-9_-]{43}/g;
const textOf = (body: unknown) => (JSON.stringify(body) ?? '').slice(0, 1000);
const tokensIn = (data: unknown) => JSON.stringify(data ?? null).match(TOKEN) ?? [];

/**
 * An API as one person reaches it: whoever is named in a call, it is made by this person, and what is written is bent.
 * What they may not read they know all the same: a right must not stand on what nobody tells.
 */
export function apiOf(
  api: TestApi,
  { token, observer }: { token: string; observer: string },
  walk: Pick<Walk, 'random' | 'known' | 'seen' | 'sent'>,
): TestApi {
  const call = async <T>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, headers }: CallOptions = {},
  ) => {
    const send = async (sent: unknown, by: string) => {
      const options = { ...(sent !== undefined && { body: sent }), ...(headers && { headers }), token: by };
      const answer = await api.call<T>(method, path, options);
      if (method !== 'GET')
        walk.sent.push(`${method} ${path} → ${answer.http} ${answer.message} ${textOf(sent)}`);
      if (answer.http >= 500) throw new Error(`${answer.http} ${path}: ${answer.message}`);
      if (method !== 'GET') learn(walk.known.ids, answer.data);
      if (by === token) for (const one of tokensIn(answer.data)) walk.seen.add(tokenHash(one));
      return answer;
    };
    const bent = body === undefined ? undefined : bend(walk.random, body, walk.known);
    const answer = await send(bent, token);
    if (answer.http < 400 || answer.http >= 500) return answer;
    // Whoever is refused sends what the screen would, so that the walk goes on; and reads where others may.
    return method === 'GET' ? send(body, observer) : send(body, token);
  };
  return { ...api, call };
}
