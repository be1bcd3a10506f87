import { and, eq } from 'drizzle-orm';
import { MAX_ASSIGNED, type VisitFacts } from '@/lib/contract/assignedVisits';
import { visitFacts } from '@/lib/registration/visitFacts';
import { ofOffice, officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { registrations, registrationStatuses } from '../platform/db/schema';
import { foundRegistrations } from './findRegistration';

/** What waits for a visit by this person, with all that it needs. */
export async function listAssignedVisits(db: Db, person: SignedIn): Promise<VisitFacts[]> {
  const where = and(
    ofOffice(registrations.officeId, officeOfList(person, undefined)),
    eq(registrations.surveyorId, person.id),
    eq(registrationStatuses.kind, 'SURVEY'),
  );
  const found = await foundRegistrations(db, where, { size: MAX_ASSIGNED, offset: 0 });
  return found.map(({ row: { id, number, form, statusSince }, status }) =>
    visitFacts({ id, number, form, status, status_since: statusSince.toISOString() }),
  );
}
