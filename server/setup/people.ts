import { and, desc, eq } from 'drizzle-orm';
import type { CompanySetup } from '@/lib/contract/companySetup';
import { ofSeenOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { staff, titles } from '../platform/db/schema';

/** A set-up names the first people, not a whole company. */
const NAMED = 50;

/** Who works at the offices that the caller sees, the newest first. */
export async function peopleOfSetup(
  db: Db,
  caller: SignedIn,
): Promise<Pick<CompanySetup, 'people' | 'people_count'>> {
  const employed = and(staff.active, ofSeenOffices(staff.officeId, caller));
  const rows = await db
    .select({ id: staff.id, name: staff.name, passwordHash: staff.passwordHash, title: titles.name })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .where(employed)
    .orderBy(desc(staff.id))
    .limit(NAMED);
  return {
    people: rows.map(({ id, name, passwordHash, title }) => ({
      id,
      name,
      title_name: title,
      invited: passwordHash === null,
    })),
    people_count: await db.$count(staff, employed),
  };
}
