import { and, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { staff, titles } from '../db/schema';

/** Who may approve for an office: active holders of is_credit_approval there or for all offices, but not the asker. */
export async function approversOf(db: Db, officeId: number, askerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(
      and(
        staff.active,
        titles.is_credit_approval,
        or(eq(staff.officeId, officeId), titles.allOffices),
        ne(staff.id, askerId),
      ),
    );
  return rows.map((row) => row.id);
}
