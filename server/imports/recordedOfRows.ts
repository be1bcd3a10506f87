import type { RecordedTransfer } from '@/lib/contract/importRows';
import type { Db } from '../platform/db/connect';
import { readAccounts, rowsPostedOn } from './accounts';
import type { RowRecord } from './rowRecord';

/** For each doubtful row the receipt by which its transfer seems to be recorded already, as of now; by row. */
export async function recordedOfRows(
  db: Db,
  batchId: number,
  rows: readonly RowRecord[],
  now: Date,
): Promise<Map<number, RecordedTransfer>> {
  const doubtful = rows.filter((row) => row.state === 'DOUBTFUL');
  const codes = [...new Set(doubtful.flatMap((row) => row.contractCode ?? []))];
  if (codes.length === 0) return new Map();
  const accounts = await readAccounts(db, codes, now);
  const ownRows = await rowsPostedOn(db, batchId, codes);
  return new Map(
    doubtful.flatMap((row): [number, RecordedTransfer][] => {
      const recorded = accounts.get(row.contractCode ?? '')?.recordedAs(row, ownRows);
      return recorded ? [[row.id, recorded]] : [];
    }),
  );
}
