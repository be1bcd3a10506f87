import { and, asc, desc, eq, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { listStaff, StaffRow } from '@/lib/contract/staff';
import type { StaffFilter } from '@/lib/contract/staffListDefaults';
import { officeOfList, worksForOneOf } from '../platform/auth/offices';
import { boundedCount } from '../platform/db/boundedCount';
import { wordsFound } from '../platform/db/wordsFound';
import { offices, staff, staffOffices, staffText, titles } from '../platform/db/schema';
import type { StaffContext } from './FoundPerson';
import { pictureFor, stateOf, waitsToBeHired } from './shown';

type ListQuery = z.output<NonNullable<typeof listStaff.query>>;

/** Counting stops here (docs/decisions/0024). */
const COUNT_LIMIT = 1000;

const STATES: Readonly<Record<StaffFilter, SQL | undefined>> = {
  CURRENT: or(eq(staff.active, true), waitsToBeHired),
  ACTIVE: and(eq(staff.active, true), isNotNull(staff.passwordHash)),
  INVITED: and(eq(staff.active, true), isNull(staff.passwordHash)),
  WAITING: waitsToBeHired,
  ENDED: and(not(staff.active), not(waitsToBeHired)),
};

/** One page of people of the offices that the caller sees. 403: another office's. */
export async function staffPage(
  context: Pick<StaffContext, 'db' | 'staff' | 'now' | 'parts'>,
  query: ListQuery,
): Promise<{ rows: StaffRow[]; count: number; count_more: boolean }> {
  const { db, staff: caller } = context;
  const where = and(
    worksForOneOf(officeOfList(caller, query.office)),
    query.state && STATES[query.state],
    query.title === undefined ? undefined : eq(staff.titleId, query.title),
    ...wordsFound(staffText(staff), query.search),
  );
  const direction = query.order === 'asc' ? asc : desc;
  const [found, counted] = await Promise.all([
    db
      .select({
        row: staff,
        title: { id: titles.id, name: titles.name },
        office: { id: offices.id, name: offices.name },
        further: sql<number>`(select count(*)::int from ${staffOffices}
          where ${staffOffices.staffId} = ${staff.id})`,
        waits: waitsToBeHired,
      })
      .from(staff)
      .innerJoin(titles, eq(titles.id, staff.titleId))
      .innerJoin(offices, eq(offices.id, staff.officeId))
      .where(where)
      .orderBy(direction(query.sort === 'name' ? staff.name : staff.username), direction(staff.id))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    boundedCount(db, staff, where, COUNT_LIMIT),
  ]);
  const rows = found.map(({ row, title, office, further, waits }) => ({
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email,
    image: pictureFor(context, row),
    title,
    office,
    ...stateOf(row, waits),
    further_offices: further,
  }));
  return { rows, ...counted };
}
