import { asc, eq } from 'drizzle-orm';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { offices, registrations, vehicleRequests } from '../platform/db/schema';
import { MAX_DECISIONS, type Decision } from '../requests/engine/Decision';
import { mayDecide } from '../requests/engine/refusals';

/** Vehicles that are said to be others than those of running contracts. */
export async function vehicleDecisions(db: Db): Promise<Decision[]> {
  const rows = await db
    .select({ request: vehicleRequests, row: registrations, office: offices })
    .from(vehicleRequests)
    .innerJoin(registrations, eq(registrations.id, vehicleRequests.registrationId))
    .innerJoin(offices, eq(offices.id, registrations.officeId))
    .where(eq(vehicleRequests.status, 'WAITING'))
    .orderBy(asc(vehicleRequests.requestedAt), asc(vehicleRequests.id))
    .limit(MAX_DECISIONS);
  return rows.map(({ request, row, office }) => ({
    id: request.id,
    name: row.number ?? row.applicantName,
    office_name: office.name,
    since: request.requestedAt.toISOString(),
    may: (person) =>
      person.access.is_customer === 1 && seesOffice(person, office.id) && mayDecide(request, person),
  }));
}
