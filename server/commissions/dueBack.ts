import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BackReason } from '@/lib/contract/commissions';
import { firstLineLate } from '../contracts/firstLine';
import type { PartnerSide } from '../partners/PartnerSide';
import type { Db } from '../platform/db/connect';
import { commissions, commissionSchemes, contracts, offices } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** The last day on which the first instalment is paid in time. */
const lastDay = sql`${commissions.firstDue} + ${commissionSchemes.backAfterDays}`;

const lateFirstLine = firstLineLate({
  code: sql`${commissions.contractCode}`,
  nextDue: sql`${contracts.nextDue}`,
  firstDue: sql`${commissions.firstDue}`,
  lastDay,
});

/**
 * Why a commission is to be taken back as things are, by the scheme that it was computed by; null: it stays. Where its
 * contract, scheme and office are joined.
 */
export const dueBack = (now: Date): SQL<BackReason | null> => sql<BackReason | null>`case
  when ${commissions.state} = 'TAKEN_BACK' then null
  when ${contracts.status} = 'CANCELLED' then case when ${commissionSchemes.backIfCancelled} then 'CANCELLED' end
  when (${now.toISOString()}::timestamptz at time zone ${offices.zone})::date > ${lastDay} and ${lateFirstLine}
    then 'FIRST_PAYMENT_DEFAULT'
  end`;

/** Takes back what is due among `which`. What was paid already becomes a negative entry of the partner's next batch. */
export async function takeBackDue(side: PartnerSide, call: Call, which: SQL): Promise<void> {
  const { db, staff: by, now, origin } = call;
  const due = await dueAmong(db, side, which, now);
  if (due.length === 0) return;
  // Held before they are looked at again: what was covered meanwhile stays.
  const ids = due.map(({ row }) => row.id);
  await db
    .select({ id: commissions.id })
    .from(commissions)
    .where(inArray(commissions.id, ids))
    .orderBy(commissions.id)
    .for('update');
  for (const { row, why } of await dueAmong(db, side, inArray(commissions.id, ids), now)) {
    await db
      .update(commissions)
      .set({ state: 'TAKEN_BACK', backWhy: why, backAt: now, backBy: by.id, version: row.version + 1 })
      .where(eq(commissions.id, row.id));
    await writeHistory(db, {
      at: now,
      staffId: by.id,
      action: 'COMMISSION_TAKEN_BACK',
      summary: `Menarik kembali komisi kontrak ${row.contractCode}: ${WORDS[why]}`,
      origin,
      record: { type: side.record, id: row.partnerId },
      changes: { state: [row.state, 'TAKEN_BACK'], amount: [row.amount, row.amount] },
    });
  }
}

const WORDS: Record<BackReason, string> = {
  CANCELLED: 'kontraknya dibatalkan',
  FIRST_PAYMENT_DEFAULT: 'angsuran pertamanya tidak dibayar',
};

async function dueAmong(db: Db, side: PartnerSide, which: SQL, now: Date) {
  const why = dueBack(now);
  const found = await db
    .select({ row: commissions, why })
    .from(commissions)
    .innerJoin(contracts, eq(contracts.code, commissions.contractCode))
    .innerJoin(commissionSchemes, eq(commissionSchemes.id, commissions.schemeId))
    .innerJoin(offices, eq(offices.id, commissions.officeId))
    .where(and(eq(commissions.kind, side.kind), which, sql`${why} is not null`))
    .orderBy(commissions.id);
  return found.flatMap(({ row, why: reason }) => (reason === null ? [] : [{ row, why: reason }]));
}
