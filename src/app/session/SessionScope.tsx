import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '@/lib/query/queryClient';
import { useSession } from '@/lib/session/useSession';
import { announceUnauthorized } from './unauthorized';
import { useLeaveWithSession } from './useLeaveWithSession';

/** Everything that belongs to one person: whoever signs in next gets a new cache and a new tree. */
export function SessionScope({ children }: { children: ReactNode }) {
  const session = useSession();
  useLeaveWithSession(session !== null);
  return <PersonScope key={session ? `id ${session.id}` : 'nobody'}>{children}</PersonScope>;
}

function PersonScope({ children }: { children: ReactNode }) {
  const [client] = useState(() => createQueryClient({ onUnauthorized: announceUnauthorized }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
