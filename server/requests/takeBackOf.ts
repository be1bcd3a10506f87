import { and, eq } from 'drizzle-orm';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contractRequests } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { Origin } from '../platform/http/route';
import { closeRequest, nounOf } from './decisions';
import { lockRequest } from './findRequest';
import { requestRows, type RequestRow } from './requestRow';
import { tellLists } from './tell';

/** Requests on contracts that somebody made and that wait, oldest first, each with its words. */
export async function waitingOf(db: Db, staffId: number): Promise<{ id: number; label: string }[]> {
  const rows = await requestRows(
    db,
    and(eq(contractRequests.requestedBy, staffId), eq(contractRequests.status, 'WAITING')),
  );
  return rows.map((row) => ({ id: row.id, label: labelOf(row) }));
}

const labelOf = (row: RequestRow) => `Permintaan ${nounOf(row)} kontrak ${row.contractCode}`;

/** Takes back what somebody who leaves had asked for, in the name of who lets them go; decided meanwhile: nothing. */
export async function takeBackOf(
  { db, staff: by, now, origin }: { db: Db; staff: SignedIn; now: Date; origin: Origin },
  id: number,
  reason: string,
): Promise<void> {
  const { request } = await lockRequest(db, by, String(id));
  if (request.status !== 'WAITING') return;
  await closeRequest(db, request, { status: 'WITHDRAWN', by, at: now, reason });
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: 'CONTRACT_REQUEST_WITHDRAWN',
    summary: `Menarik kembali permintaan ${nounOf(request)} kontrak ${request.contractCode} dari ${request.askerName}`,
    origin,
    record: { type: 'contract', id: request.contractCode },
    reason,
    changes: { request_id: [request.id, request.id], request_status: ['WAITING', 'WITHDRAWN'] },
  });
  await tellLists(db, request.id, now);
}
