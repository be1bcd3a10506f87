import { and, eq, inArray } from 'drizzle-orm';
import type { ImportBatch } from '@/lib/contract/imports';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { namedRequests } from '../platform/db/namedRequests';
import { importRequests } from '../platform/db/schema';

/** What waits for a second person on each of these statements, by statement. */
export async function waitingRequests(
  db: Db,
  batchIds: readonly number[],
  person: Pick<SignedIn, 'id'>,
): Promise<Map<number, NonNullable<ImportBatch['request']>>> {
  const waiting = and(inArray(importRequests.batchId, [...batchIds]), eq(importRequests.status, 'WAITING'));
  const found = await namedRequests(db, importRequests, waiting);
  return new Map(
    found.map((request) => [
      request.batchId,
      {
        id: request.id,
        rows: request.rows.length,
        reason: request.reason,
        request_by: { username: request.askerUsername, name: request.askerName },
        requested_at: request.requestedAt.toISOString(),
        may_withdraw: request.requestedBy === person.id,
      },
    ]),
  );
}
