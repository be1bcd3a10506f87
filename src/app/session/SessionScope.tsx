import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { createQueryClient } from '@/lib/query/queryClient';
import { forgetOwn } from '@/lib/session/ownEntries';
import { signOutReason } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { announceForbidden, announceUnauthorized } from './unauthorized';

/**
 * Everything that belongs to one person: whoever signs in next gets a new cache and a new tree. A tab that loses its
 * session, because another one signed out, goes to /logout before any page shows itself without rights. What somebody
 * else left in this tab is dropped.
 */
export function SessionScope({
  children,
}: {
  /** What belongs to whoever is signed in. */
  children: ReactNode;
}) {
  const session = useSession();
  const { pathname } = useLocation();
  const signedIn = session !== null;
  const isLeaving = pathname === paths.logout();
  const [hadSession, setHadSession] = useState(signedIn);
  if (hadSession !== signedIn && (signedIn || isLeaving)) setHadSession(signedIn);
  const id = session?.id;
  useEffect(() => {
    if (id !== undefined) forgetOwn(id);
    else if (signOutReason() !== 'sesi') forgetOwn();
  }, [id]);
  if (hadSession && !signedIn && !isLeaving) {
    return <Navigate to={paths.logout(signOutReason() === 'sesi' ? 'sesi' : undefined)} replace />;
  }
  return <PersonScope key={session ? `id ${session.id}` : 'nobody'}>{children}</PersonScope>;
}

function PersonScope({ children }: { children: ReactNode }) {
  const [client] = useState(() =>
    createQueryClient({ onUnauthorized: announceUnauthorized, onForbidden: announceForbidden }),
  );
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
