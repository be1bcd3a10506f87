import { eq } from 'drizzle-orm';
import { lockContracts } from '../contracts/readContracts';
import { forbidden } from '../platform/core/ApiError';
import { credits } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import type { BatchRow } from './batch';
import { matchRow } from './matchRow';
import type { RowDecision } from './rowDecision';
import type { RowRecord } from './rowRecord';
import { mayUntie } from './rows';

type UntieCall = StaffCall<unknown, unknown, unknown>;

/**
 * Takes a tie back: the row is what matching says of it, but never posted without a person. 403: only who tied it, on
 * that day; later it goes with its whole statement.
 */
export async function untieRow(call: UntieCall, batch: BatchRow, row: RowRecord): Promise<RowDecision> {
  const { db, staff, now } = call;
  if (!mayUntie(row, staff, now)) {
    throw forbidden(
      'Kaitan ini hanya dapat dilepas oleh yang mengaitkannya pada hari yang sama. Sesudah itu batalkan mutasinya.',
    );
  }
  if (row.contractCode !== null) await lockContracts(db, [row.contractCode]);
  const [receipt] = await db
    .select({ invoice: credits.invoice })
    .from(credits)
    .where(eq(credits.id, row.tiedCreditId ?? 0));
  const released = { ...row, state: 'DOUBTFUL' as const, tiedCreditId: null };
  const { after } = await matchRow(call, batch, released);
  return {
    after: { ...after, state: after.state === 'MATCHED' ? 'DOUBTFUL' : after.state },
    changes: { tied_receipt: [receipt?.invoice ?? null, null] },
  };
}
