import { and, eq } from 'drizzle-orm';
import { namedRequests } from '../platform/db/namedRequests';
import { importRequests } from '../platform/db/schema';
import { close } from '../requests/engine/close';
import type { Call } from '../requests/engine/Subject';
import { lockBatch } from '../imports/batch';
import { statementSubject } from './statementSubject';

/** Takes back what waits on a statement that is about to be undone: none of its rows is to be posted any more. */
export async function closeWaiting(call: Call, id: string): Promise<void> {
  const batch = await lockBatch(call.db, call.staff, id);
  const own = and(eq(importRequests.batchId, batch.id), eq(importRequests.status, 'WAITING'));
  const [request] = await namedRequests(call.db, importRequests, own);
  if (!request) return;
  const held = { request, batch, involved: [] };
  await close(statementSubject, call, held, {
    outcome: 'WITHDRAWN',
    reason: 'Mutasinya dibatalkan',
    from: request.askerName,
  });
}
