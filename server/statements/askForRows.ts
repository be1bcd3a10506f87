import { and, eq } from 'drizzle-orm';
import type { ImportBatch } from '@/lib/contract/imports';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import { namedRequests } from '../platform/db/namedRequests';
import { importRequests } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import { nowWaits } from '../requests/engine/ask';
import { refuseSecond } from '../requests/engine/refusals';
import { lockBatch } from '../imports/batch';
import { toBatch } from '../imports/toBatch';
import { rowsToAsk } from './askedRows';
import { involvedIn, statementSubject } from './statementSubject';

type AskCall = StaffCall<{ id: string }, unknown, { reason: string; version: number }>;

/**
 * Asks a second person to let the rows of a statement be posted that the caller can't post alone. 409: it changed since it
 * was seen, is undone or half sent, or a request waits already. 422: there is no such row.
 */
export async function askForRows(call: AskCall): Promise<ImportBatch> {
  const { db, staff, now, params, body } = call;
  const batch = await lockBatch(db, staff, params.id);
  const waiting = and(eq(importRequests.batchId, batch.id), eq(importRequests.status, 'WAITING'));
  const [pending] = await namedRequests(db, importRequests, waiting);
  const current = await toBatch(db, staff, batch.id, now);
  refuseSecond('permintaan atas baris mutasi ini', pending, staff, { current });
  const isOpen = batch.status !== 'READING' && batch.status !== 'UNDONE';
  if (!isOpen || batch.version !== body.version) {
    throw conflict('Mutasi ini berubah sejak Anda membukanya. Periksa lagi, lalu minta.', { current });
  }
  const rows = await rowsToAsk(db, batch.id, { staff, now });
  if (rows.length === 0) throw invalid({ reason: 'Tidak ada baris yang perlu disetujui orang kedua.' });
  const [written] = await db
    .insert(importRequests)
    .values({ batchId: batch.id, rows, reason: body.reason, requestedBy: staff.id, requestedAt: now })
    .returning({ id: importRequests.id });
  const [request] = await namedRequests(db, importRequests, eq(importRequests.id, written?.id ?? 0));
  if (!request) throw new ApiError(500);
  const ids = rows.map(({ id }) => id);
  return nowWaits(statementSubject, call, { request, batch, involved: await involvedIn(db, batch, ids) });
}
