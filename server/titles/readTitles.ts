import { and, asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { ACCESS_FLAGS, type Access } from '@/lib/contract/access';
import type { Title, TitleWrite } from '@/lib/contract/titles';
import { seesEveryOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';

/** Titles as the contract has them, by id. */
export async function readTitles(db: Db, where?: SQL): Promise<Title[]> {
  const people = eq(staff.titleId, titles.id);
  const rows = await db
    .select({
      ...getTableColumns(titles),
      holders: sql<number>`${db.$count(staff, and(people, staff.active))}::int`,
      usedBy: sql<number>`${db.$count(staff, people)}::int`,
    })
    .from(titles)
    .where(where)
    .orderBy(asc(titles.id));
  const stamps = await stampsOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    access: Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, row[flag] ? 1 : 0])) as Access,
    all_offices: seesEveryOffice(row),
    credit_discount_bp: row.creditDiscountBp,
    penalty_discount_bp: row.penaltyDiscountBp,
    transfer_days_back: row.transferDaysBack,
    approves_up_to: row.approvesUpTo,
    forgives_up_to: row.forgivesUpTo,
    version: row.version,
    holders: row.holders,
    used_by: row.usedBy,
    ...stamps(row),
  }));
}

/** What is written of a title, as the table names it. */
export const columnsOf = (write: TitleWrite) => ({
  name: write.name,
  allOffices: write.all_offices,
  creditDiscountBp: write.credit_discount_bp,
  penaltyDiscountBp: write.penalty_discount_bp,
  transferDaysBack: write.transfer_days_back,
  approvesUpTo: write.approves_up_to,
  forgivesUpTo: write.forgives_up_to,
  ...(Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, write.access[flag] === 1])) as Record<
    (typeof ACCESS_FLAGS)[number],
    boolean
  >),
});

/** The same as the log names it: each flag a line of its own. */
export const loggedOf = ({ access, ...write }: TitleWrite): Record<string, unknown> => ({
  name: write.name,
  all_offices: write.all_offices,
  credit_discount_bp: write.credit_discount_bp,
  penalty_discount_bp: write.penalty_discount_bp,
  transfer_days_back: write.transfer_days_back,
  approves_up_to: write.approves_up_to,
  forgives_up_to: write.forgives_up_to,
  ...Object.fromEntries(ACCESS_FLAGS.map((flag) => [flag, access[flag] === 1])),
});
