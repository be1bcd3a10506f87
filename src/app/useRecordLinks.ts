import { useMemo } from 'react';
import { useSession } from '@/lib/session/useSession';
import { recordLinks } from './recordLinks';

/** Where this person opens the records that others mention. */
export function useRecordLinks() {
  const session = useSession();
  return useMemo(() => recordLinks(session), [session]);
}
