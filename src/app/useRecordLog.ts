import type { PageAction } from '@/components/PageHeader/PageAction';
import type { RecordId } from '@/lib/contract/fields';
import { useSession } from '@/lib/session/useSession';
import { paths } from './paths';
import { destinationOf } from './routeAccess';

/**
 * Leads to what the log holds of a record, for those who may read the log of everybody; null for the others.
 * @param type kind of the record, as the log calls it
 * @param record its id; left out: every record of that kind
 */
export function useRecordLog(type: string, record?: RecordId): (PageAction & { href: string }) | null {
  const session = useSession();
  if (destinationOf(paths.userLog(), session).kind !== 'page') return null;
  return {
    label: 'Riwayat lengkap',
    href: paths.userLog({ type, ...(record !== undefined && { record }) }),
  };
}
