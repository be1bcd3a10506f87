import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/connect';
import { offices, pettyFunds, pettyVouchers } from '../platform/db/schema';

/** The funds that somebody holds; balances in rupiah. */
export const fundsHeldBy = async (db: Db, staffId: number) =>
  db
    .select({ officeId: offices.id, office: offices.name, balance: pettyFunds.balance })
    .from(pettyFunds)
    .innerJoin(offices, eq(offices.id, pettyFunds.officeId))
    .where(and(eq(pettyFunds.holderId, staffId), pettyFunds.active))
    .orderBy(asc(offices.id));

/** The advances (kasbon) that somebody got and has not accounted for; amounts in rupiah. */
export const advancesOf = async (db: Db, staffId: number) =>
  db
    .select({ number: pettyVouchers.number, amount: sql`-${pettyVouchers.cash}`.mapWith(Number) })
    .from(pettyVouchers)
    .where(and(eq(pettyVouchers.payeeStaffId, staffId), eq(pettyVouchers.state, 'OPEN')))
    .orderBy(asc(pettyVouchers.id));
