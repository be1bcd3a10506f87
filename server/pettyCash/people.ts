import { and, asc, eq, type SQL } from 'drizzle-orm';
import { payeeKey } from '@/lib/format/people/payeeKey';
import { worksFor } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

interface Named {
  id: number;
  name: string;
}

const people = async (db: Db, ...where: (SQL | undefined)[]): Promise<Named[]> =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(and(staff.active, ...where))
    .orderBy(asc(staff.name), asc(staff.id));

/** Who could hold the fund of an office. */
export const holdersOf = (db: Db, officeId: number) =>
  people(db, eq(titles.is_pettycash, true), worksFor(officeId));

/** Cashiers whose drawer is of the office. */
export const drawersOf = (db: Db, officeId: number) =>
  people(db, eq(titles.is_credit_add, true), eq(staff.officeId, officeId));

/** Whether somebody is who a voucher pays: told apart by who they are, else by their name. */
export const isPaid = (
  { payee = '', payeeStaffId = null }: { payee?: string; payeeStaffId?: number | null },
  { id, name }: Named,
): boolean => (payeeStaffId === null ? payeeKey(payee) === payeeKey(name) : payeeStaffId === id);

/** Who works for an office. */
export const staffOf = (db: Db, officeId: number) => people(db, worksFor(officeId));
