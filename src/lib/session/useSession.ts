import { useSyncExternalStore } from 'react';
import { readSession, subscribeSession, type Session } from './session';

/** Who is signed in, or null; follows changes made in this tab and in others. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession);
}
