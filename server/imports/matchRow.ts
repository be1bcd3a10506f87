import { ApiError } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import type { BatchRow } from './batch';
import { duplicateText, earlierRows, keyOf } from './duplicates';
import { matchLines } from './matching/matchLines';
import type { RowDecision } from './rowDecision';
import { textOf, type RowRecord } from './rowRecord';
import { besideTwin, twinLines } from './twinLines';

/** What matching alone says of a row. */
export async function matchRow(
  { db, staff, now }: Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>,
  batch: BatchRow,
  row: RowRecord,
): Promise<RowDecision> {
  const [verdict] = await matchLines(db, staff, batch.id, [{ ...row, text: textOf(row) }], now);
  if (!verdict) throw new ApiError(500);
  const elsewhere = (await earlierRows(db, batch.id, [row])).get(keyOf(row));
  if (elsewhere) return { after: { ...verdict, state: 'DUPLICATE', reason: duplicateText(elsewhere) } };
  const twin = (await twinLines(db, batch.id, [row])).get(row.id);
  return { after: besideTwin(verdict, twin) };
}
