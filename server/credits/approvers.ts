import { and, eq, ne } from 'drizzle-orm';
import type { AccessFlag } from '@/lib/contract/access';
import { peopleWhoSee } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

/**
 * Who may approve for an office: active holders of is_credit_approval there or for all offices, but not the asker; `also`:
 * of another flag besides.
 */
export async function approversOf(
  db: Db,
  officeId: number,
  askerId: number,
  also?: AccessFlag,
): Promise<number[]> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(
      and(
        staff.active,
        titles.is_credit_approval,
        also && titles[also],
        peopleWhoSee(officeId),
        ne(staff.id, askerId),
      ),
    );
  return rows.map((row) => row.id);
}
