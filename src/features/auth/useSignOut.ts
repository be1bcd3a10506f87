import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { forgetOwn } from '@/lib/session/ownEntries';
import { clearSession, sessionToken, type SignOutReason } from '@/lib/session/session';
import { loadCalls } from './api/loadCalls';
import { forgetChallenge } from './domain/keptChallenge';

/** How long the server may take to hear of it, ms; on this device the session is over at once. */
const REVOKE_LIMIT = 3_000;

/**
 * Signs out: on this device at once (session entries, cached data, drafts, a running sign-in; other tabs follow through
 * the storage event), on the server as best it can. Where the server ended the session (`sesi`), what was typed stays in
 * this tab for the same person.
 * @returns whether the server confirmed; false after 3 s at the latest, or where it has no such call
 */
export function useSignOut(): (reason: SignOutReason) => Promise<boolean> {
  const client = useQueryClient();
  return useCallback(
    async (reason: SignOutReason) => {
      const credential = sessionToken();
      clearSession(reason);
      if (reason === 'sendiri') forgetOwn();
      forgetChallenge();
      const revoked = credential ? revoke(credential) : true;
      await client.cancelQueries();
      client.clear();
      return revoked;
    },
    [client],
  );
}

async function revoke(credential: string): Promise<boolean> {
  try {
    const { revokeSession } = await loadCalls();
    await revokeSession(credential, REVOKE_LIMIT);
    return true;
  } catch {
    return false;
  }
}
