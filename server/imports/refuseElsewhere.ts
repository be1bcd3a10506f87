import { conflict } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import type { BatchRow } from './batch';
import { duplicateText, earlierRows, keyOf } from './duplicates';
import type { RowRecord } from './rowRecord';
import { readRow } from './rows';

/** 409 where the same row stands in another statement: there it is decided, whoever asks (docs/decisions/0055). */
export async function refuseElsewhere(
  call: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  batch: BatchRow,
  row: RowRecord,
): Promise<void> {
  const twin = (await earlierRows(call.db, batch.id, [row])).get(keyOf(row));
  if (!twin) return;
  throw conflict(
    `${duplicateText(twin)}. Bila ini memang transfer yang lain, terimalah lewat Bayar Cicilan.`,
    await readRow(call.db, batch, row.id, call),
  );
}
