import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { RecordId } from '@/lib/contract/fields';
import { useSession } from '@/lib/session/useSession';
import { paths } from './paths';
import { destinationOf } from './routeAccess';

export interface RecordLogProps {
  /** Kind of the record, as the log calls it. */
  type: string;
  /** Its id; left out: every record of that kind. */
  record?: RecordId;
}

/** Leads to what the log holds of a record, for those who may read the log of everybody. */
export function RecordLog({ type, record }: RecordLogProps) {
  const session = useSession();
  const href = paths.userLog({ type, ...(record !== undefined && { record }) });
  if (destinationOf(paths.userLog(), session).kind !== 'page') return null;
  return (
    <LinkButton kind="quiet" href={href}>
      Riwayat lengkap
    </LinkButton>
  );
}
