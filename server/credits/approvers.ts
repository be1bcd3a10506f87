import { and, eq, ne } from 'drizzle-orm';
import type { AccessFlag } from '@/lib/contract/access';
import { peopleWhoSee } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

/**
 * Who may approve what is about these offices: active holders of is_credit_approval who see each of them, but not the asker;
 * `also`: of another flag besides.
 */
export async function approversOf(
  db: Db,
  officeIds: readonly number[],
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
        ...officeIds.map(peopleWhoSee),
        ne(staff.id, askerId),
      ),
    );
  return rows.map((row) => row.id);
}
