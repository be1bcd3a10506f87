import { useEffect } from 'react';
import { rememberOpened, type RecentRecord } from './recentRecords';

/** Remembers that a record is open, for Home; null while it is not here. */
export function useRememberOpened(record: RecentRecord | null | undefined): void {
  const { kind, id, number, customer } = record ?? {};
  useEffect(() => {
    if (kind === undefined || id === undefined || number === undefined || customer === undefined) return;
    rememberOpened({ kind, id, number, customer });
  }, [kind, id, number, customer]);
}
