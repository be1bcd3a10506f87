import { asc, and, eq } from 'drizzle-orm';
import { ofSeenOffices, seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/** Whether a title leads an office that its holder works for (DOMAIN, Taking a unit: "branch head"). */
const isHead = ({ access }: SignedIn) => access.is_credit_approval === 1 && access.is_performance === 1;

/** Who saves, changes and removes the views of an office. */
export const leads = (person: SignedIn, officeId: number): boolean =>
  isHead(person) && seesOffice(person, officeId);

/** The offices that a person saves views for; one that is switched off gets no new ones. */
export async function ledOffices(db: Db, person: SignedIn): Promise<{ id: number; name: string }[]> {
  if (!isHead(person)) return [];
  return db
    .select({ id: offices.id, name: offices.name })
    .from(offices)
    .where(and(eq(offices.active, true), ofSeenOffices(offices.id, person)))
    .orderBy(asc(offices.id));
}
