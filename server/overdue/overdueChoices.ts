import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { DataOf } from '@/lib/contract/endpoint';
import type { listOverdueChoices } from '@/lib/contract/overdue';
import { namesApart } from '../credits/namesApart';
import { officeOfList, ofOffice, worksForOneOf } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { contracts, contractTypes, staff, titles } from '../platform/db/schema';

/** What the list can be narrowed to: who collects there or may, and every contract type. 403: another office's. */
export async function overdueChoices(
  db: Db,
  person: SignedIn,
  office: number | undefined,
): Promise<DataOf<typeof listOverdueChoices>> {
  const offices = officeOfList(person, office);
  const here = and(
    eq(contracts.collectorId, staff.id),
    eq(contracts.status, 'ACTIVE'),
    ofOffice(contracts.officeId, offices),
  );
  const people = await db
    .select({ id: staff.id, name: staff.name, username: staff.username, active: staff.active })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(
      or(
        and(eq(staff.active, true), eq(titles.is_collector, true), worksForOneOf(offices)),
        sql`exists (select from ${contracts} where ${here})`,
      ),
    );
  const types = await db
    .select({ id: contractTypes.id, name: contractTypes.name })
    .from(contractTypes)
    .orderBy(asc(contractTypes.name));
  return {
    collectors: namesApart(people)
      .map(({ id, text, active }) => ({ id, name: text, active }))
      .sort((a, b) => a.name.localeCompare(b.name, 'id-ID')),
    types,
  };
}
