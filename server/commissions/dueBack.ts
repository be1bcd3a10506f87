import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { BackReason } from '@/lib/contract/commissions';
import type { PartnerSide } from '../partners/PartnerSide';
import type { Db } from '../platform/db/connect';
import { commissions, commissionSchemes, contracts, credits, offices, waivers } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** The last day on which the first instalment is paid in time. */
const lastDay = sql`${commissions.firstDue} + ${commissionSchemes.backAfterDays}`;

/**
 * The first instalment was not covered in full by that day, by the days of what counts on it (DOMAIN, Commission). It is
 * open, or something that covered it came later: a line holds no more than its instalment, so all of it was needed.
 */
const firstLineLate = sql`(
  coalesce(${contracts.nextDue} = ${commissions.firstDue}, false)
  or exists (select from ${credits} where ${credits.contractCode} = ${commissions.contractCode} and ${credits.creditTo} = 1
       and ${credits.voidedAt} is null and ${credits.creditPayment} + ${credits.creditDiscount} > 0
       and ${credits.datePayment} > ${lastDay})
  or exists (select from ${waivers} where ${waivers.contractCode} = ${commissions.contractCode} and ${waivers.creditTo} = 1
       and ${waivers.voidedAt} is null and ${waivers.creditDiscount} > 0 and ${waivers.date} > ${lastDay}))`;

/**
 * Why a commission is to be taken back as things are, by the scheme that it was computed by; null: it stays. Where its
 * contract, scheme and office are joined.
 */
export const dueBack = (now: Date): SQL<BackReason | null> => sql<BackReason | null>`case
  when ${commissions.state} = 'TAKEN_BACK' then null
  when ${contracts.status} = 'CANCELLED' then case when ${commissionSchemes.backIfCancelled} then 'CANCELLED' end
  when (${now.toISOString()}::timestamptz at time zone ${offices.zone})::date > ${lastDay} and ${firstLineLate}
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
