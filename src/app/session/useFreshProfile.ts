import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '@/features/account';
import { useRested } from '@/lib/rest/useRested';
import { readKnownOffice, readSession, writeKnownOffice, writeSession } from '@/lib/session/session';
import { freshSession } from './freshSession';

/**
 * Keeps the session's name, photo, office and flags as the API knows them, once the page rests and whenever the window is
 * looked at again: a change of a title's flags reaches its holders. A host without the call changes nothing.
 */
export function useFreshProfile(): void {
  const enabled = useRested();
  const { data } = useQuery({ ...profileQuery(), retry: false, enabled });
  useEffect(() => {
    const session = readSession();
    // An answer that comes after signing out, or about somebody else, must not sign anybody in.
    if (!data || !session || String(data.id) !== session.id) return;
    const fresh = freshSession(session, data, readKnownOffice());
    writeKnownOffice(data.office_base);
    if (JSON.stringify(fresh) !== JSON.stringify(session)) writeSession(fresh);
  }, [data]);
}
