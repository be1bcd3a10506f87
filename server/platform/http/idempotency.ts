import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { invalid } from '../core/ApiError';
import type { Db } from '../db/connect';
import { idempotencyKeys } from '../db/schema';
import type { Answer } from './Answer';

/** Names one request: same key and same hash is a repetition, same key and another hash a mistake. */
export interface RequestKey {
  staffId: number;
  key: string;
  requestHash: string;
  now: Date;
}

/** SHA-256 over what the request asks for. */
export function requestHash(method: string, url: string, body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('hex');
}

/**
 * Runs `write` once per key, inside the caller's transaction, and keeps its answer there. A repetition gets the
 * kept answer; one that arrives while the first still runs waits for it on the key's row.
 */
export async function onceOnly(tx: Db, request: RequestKey, write: () => Promise<Answer>): Promise<Answer> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({
      staffId: request.staffId,
      key: request.key,
      requestHash: request.requestHash,
      createdAt: request.now,
    })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  const mine = and(eq(idempotencyKeys.staffId, request.staffId), eq(idempotencyKeys.key, request.key));
  if (claimed.length === 0) {
    const [kept] = await tx.select().from(idempotencyKeys).where(mine);
    if (kept?.requestHash !== request.requestHash) {
      throw invalid(
        { 'idempotency-key': 'Kunci ini sudah dipakai untuk kiriman lain.' },
        'Kiriman tidak diproses: kuncinya sudah dipakai.',
      );
    }
    return kept.answer as Answer;
  }
  const answer = await write();
  await tx.update(idempotencyKeys).set({ answer }).where(mine);
  return answer;
}
