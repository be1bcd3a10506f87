import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/useSession';
import { shownUnread } from './notifications.cache';
import { pendingReadsOptions, unreadCountOptions } from './notifications.queries';

/**
 * The unread number for bell and '(n) Tandai Baca Semua'; undefined while unknown or signed out.
 * A failed refetch keeps the last number.
 */
export function useUnreadCount(): number | undefined {
  const signedIn = useSession() !== null;
  const count = useQuery({ ...unreadCountOptions(), enabled: signedIn });
  const pending = useQuery(pendingReadsOptions());
  return signedIn ? shownUnread(count.data, pending.data) : undefined;
}
