import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { profileQuery } from '@/features/account';
import { profileSession } from '@/lib/session/profileSession';
import { readSession, writeSession } from '@/lib/session/session';

/**
 * Keeps the session's name, photo and flags as the API knows them, on start and whenever the window is looked at
 * again: a change of a title's flags reaches its holders. A host without the call changes nothing.
 */
export function useFreshProfile(): void {
  const { data } = useQuery({ ...profileQuery(), retry: false });
  useEffect(() => {
    const session = readSession();
    // An answer that comes after signing out, or about somebody else, must not sign anybody in.
    if (!data || !session || String(data.id) !== session.id) return;
    // The office that lists start with is the person's own choice by now.
    const fresh = {
      ...profileSession(session.token, data),
      officeBase: session.officeBase ?? data.office_base,
    };
    if (JSON.stringify(fresh) !== JSON.stringify(session)) writeSession(fresh);
  }, [data]);
}
