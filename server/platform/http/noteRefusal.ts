import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { SignedIn } from '../auth/session';
import { ApiError } from '../core/ApiError';
import { isWorthLogging } from '../core/isWorthLogging';
import { throttles } from '../db/schema';
import { writeHistory } from '../history/writeHistory';
import { originOf } from './originOf';
import type { Parts } from './parts';

/** Refusals are counted from the first again after this long without another, ms. */
const FORGOTTEN_AFTER = 24 * 60 * 60_000;
const MAX_LENGTH = 300;

/** What was refused to whom. */
export interface Refused {
  staff: SignedIn;
  /** Name of the endpoint. */
  call: string;
  request: FastifyRequest;
  now: Date;
}

/** Does what somebody asked for; a refusal of it stands in the log. */
export async function notingRefusals<T>(parts: Parts, asked: Refused, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await noteRefusal(parts, error, asked);
    throw error;
  }
}

/**
 * Writes a 403 into the log, outside of the transaction that it ended. Counted per person and call, of which the contract
 * has so many: the first five have a line each, then each doubling, so that nobody fills the log by being refused.
 * A session that is over is no refusal: whoever comes back after a night gets one.
 */
export async function noteRefusal(parts: Parts, error: unknown, refused: Refused): Promise<void> {
  if (!(error instanceof ApiError) || error.status !== 403) return;
  const { staff, request, call, now } = refused;
  const { quick: db } = parts.connection;
  const key = `refused:${staff.id}:${call}`;
  // Where nothing can be written the refusal is answered all the same.
  try {
    const since = new Date(now.getTime() - FORGOTTEN_AFTER);
    const [counted] = await db
      .insert(throttles)
      .values({ key, failures: 1, lastAt: now })
      .onConflictDoUpdate({
        target: throttles.key,
        set: {
          failures: sql`case when ${throttles.lastAt} < ${since.toISOString()}::timestamptz then 1 else ${throttles.failures} + 1 end`,
          lastAt: now,
        },
      })
      .returning({ failures: throttles.failures });
    const times = counted?.failures ?? 1;
    if (!isWorthLogging(times)) return;
    const often = times > 5 ? ` (sudah ${times} kali)` : '';
    const [path = ''] = request.url.split('?');
    await writeHistory(db, {
      at: now,
      staffId: staff.id,
      action: 'CALL_REFUSED',
      summary: `Ditolak${often}: ${error.message} ${request.method} ${path}`.slice(0, MAX_LENGTH),
      origin: originOf(request),
    });
  } catch (failed) {
    request.log.error({ reason: String(failed) }, 'a refusal was not noted');
  }
}
