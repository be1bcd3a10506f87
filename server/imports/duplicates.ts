import { sql } from 'drizzle-orm';
import type { ImportRowState } from '@/lib/contract/importRows';
import type { Db } from '../platform/db/connect';

/** What makes a row the same row in any file. */
export interface RowKey {
  rowHash: string;
  copy: number;
}

/** The same row in another statement that was not undone. */
export interface EarlierRow extends RowKey {
  line: number;
  state: ImportRowState;
  fileName: string;
  /** It belongs to an office whose statements are none of this one's business. */
  elsewhere: boolean;
}

export const keyOf = ({ rowHash, copy }: RowKey) => `${rowHash} ${copy}`;

/** For each of these rows that stands in another statement too: where. The posted one comes before the others. */
export async function earlierRows(
  db: Db,
  batchId: number,
  keys: readonly RowKey[],
): Promise<Map<string, EarlierRow>> {
  if (keys.length === 0) return new Map();
  const hashes = sql.param(keys.map((key) => key.rowHash));
  const copies = sql.param(keys.map((key) => key.copy));
  const { rows } = await db.execute<{ [K in keyof EarlierRow]: EarlierRow[K] }>(sql`
    select distinct on (r.row_hash, r.copy)
           r.row_hash as "rowHash", r.copy, r.line, r.state, b.file_name as "fileName",
           b.office_id <> (select office_id from import_batches where id = ${batchId}) as elsewhere
      from unnest(${hashes}::text[], ${copies}::int[]) as wanted (row_hash, copy)
      join import_rows r on r.row_hash = wanted.row_hash and r.copy = wanted.copy
      join import_batches b on b.id = r.batch_id and b.status <> 'UNDONE'
     where r.batch_id <> ${batchId}
     order by r.row_hash, r.copy, r.state = 'POSTED' desc, elsewhere, r.id`);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Why a row is DUPLICATE, in words. */
export function duplicateText({ line, state, fileName, elsewhere }: EarlierRow): string {
  if (elsewhere)
    return state === 'POSTED' ? 'Sudah diposting dari mutasi kantor lain' : 'Sudah ada di mutasi kantor lain';
  return state === 'POSTED'
    ? `Sudah diposting dari baris ${line} berkas ${fileName}`
    : `Sudah ada di baris ${line} berkas ${fileName}`;
}
