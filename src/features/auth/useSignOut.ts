import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { signOut } from '@/lib/contract/auth';
import { call } from '@/lib/http/request';
import { clearSession, sessionToken } from '@/lib/session/session';
import { forgetChallenge } from './keptChallenge';

/** How long the server may take to hear of it, ms; on this device the session is over at once. */
const REVOKE_LIMIT = 3_000;

/**
 * Signs out: on this device at once (session entries, cached data, a running sign-in; other tabs follow through the
 * storage event), on the server as best it can.
 * @returns whether the server confirmed; false after 3 s at the latest, or where it has no such call
 */
export function useSignOut(): () => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(async () => {
    // The request takes the credential along before the entries are cleared.
    const revoked = sessionToken() ? revoke() : Promise.resolve(true);
    clearSession();
    forgetChallenge();
    await client.cancelQueries();
    client.clear();
    return revoked;
  }, [client]);
}

async function revoke(): Promise<boolean> {
  try {
    await call(signOut, { keepalive: true, timeLimit: REVOKE_LIMIT });
    return true;
  } catch {
    return false;
  }
}
