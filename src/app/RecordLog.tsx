import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { RecordId } from '@/lib/contract/fields';
import { useRecordLog } from './useRecordLog';

export interface RecordLogProps {
  /** Kind of the record, as the log calls it. */
  type: string;
  /** Its id. */
  record: RecordId;
}

/** `useRecordLog` beside a record that is a part of its page. */
export function RecordLog({ type, record }: RecordLogProps) {
  const log = useRecordLog(type, record);
  return (
    log && (
      <LinkButton kind="quiet" href={log.href}>
        {log.label}
      </LinkButton>
    )
  );
}
