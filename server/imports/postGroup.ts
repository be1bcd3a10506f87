import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PostedGroup } from '@/lib/contract/importPosting';
import { readOffice, requireActiveOffice } from '../offices/requireActiveOffice';
import { conflict } from '../platform/core/ApiError';
import { importBatches, importRows } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { lockBatch, type BatchRow } from './batch';
import { matchedRows } from './heldRows';
import { postingLock } from './postingLock';
import { postRows } from './postRows';
import { toBatch } from './toBatch';

type PostCall = StaffCall<{ id: string }, unknown, { size: number }>;

/**
 * Posts the next matched rows that the caller may post alone, by day and line, all or none (docs/decisions/0055, 0142). The batch is held, so that of two
 * calls at once the second takes the rows that the first left; killed in the middle, nothing of the group is there. To
 * be called until nothing remains.
 */
export async function postGroup(call: PostCall): Promise<PostedGroup> {
  const { db, staff, now, params } = call;
  const batch = await lockBatch(db, staff, params.id);
  refuseUnpostable(batch);
  requireActiveOffice(await readOffice(db, batch.officeId));
  await postingLock(db, batch);
  const rows = await nextRows(call, batch.id);
  const { posted, refused } = await postRows(call, batch, rows);
  const { remaining, held } = await countMatched(call, batch.id);
  if (rows.length > 0) await advance(call, batch, { posted, left: remaining + held });
  return { batch: await toBatch(db, staff, batch.id, now), posted, refused, remaining };
}

function refuseUnpostable(batch: BatchRow): void {
  if (batch.status === 'READING') {
    throw conflict('Berkas ini belum selesai terkirim. Lanjutkan dulu unggahannya.');
  }
  if (batch.status === 'UNDONE') throw conflict('Mutasi ini sudah dibatalkan dan tidak diposting lagi.');
}

async function nextRows(call: PostCall, batchId: number) {
  const { rows } = await call.db.execute<{ id: string }>(sql`
    select id from ${matchedRows([batchId], call)} matched where not held order by date, line limit ${call.body.size}`);
  if (rows.length === 0) return [];
  return call.db
    .select()
    .from(importRows)
    .where(
      inArray(
        importRows.id,
        rows.map(({ id }) => Number(id)),
      ),
    )
    .orderBy(asc(importRows.date), asc(importRows.line));
}

async function countMatched(call: PostCall, batchId: number): Promise<{ remaining: number; held: number }> {
  const { rows } = await call.db.execute<{ remaining: string; held: string }>(sql`
    select count(*) filter (where not held) as remaining, count(*) filter (where held) as held
      from ${matchedRows([batchId], call)} matched`);
  return { remaining: Number(rows[0]?.remaining ?? 0), held: Number(rows[0]?.held ?? 0) };
}

/** POSTED once nothing is left to post and something was. */
async function advance(
  { db, staff, now, origin }: PostCall,
  batch: BatchRow,
  { posted, left }: { posted: number; left: number },
): Promise<void> {
  const isBegun = posted > 0 || batch.posters.length > 0;
  const status = !isBegun ? batch.status : left > 0 ? 'POSTING' : 'POSTED';
  const posters = posted > 0 ? [...new Set([...batch.posters, staff.id])] : batch.posters;
  await db
    .update(importBatches)
    .set({
      status,
      posters,
      // What is posted from now on is to be checked, of an earlier statement too.
      ...(posted > 0 && { beforeChecks: false }),
      ...(posted > 0 && batch.postedBy === null && { postedBy: staff.id, postedAt: now }),
      version: batch.version + 1,
    })
    .where(eq(importBatches.id, batch.id));
  if (posted === 0) return;
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'IMPORT_POSTED',
    summary: `Memposting ${posted} baris mutasi ${batch.bank} ${batch.fileName}`,
    origin,
    record: { type: 'import', id: batch.id },
  });
}
