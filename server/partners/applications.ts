import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { Application } from '@/lib/contract/partnerRecords';
import { boundedCount } from '../platform/db/boundedCount';
import type { Db } from '../platform/db/connect';
import { commissions, registrations, registrationStatuses } from '../platform/db/schema';
import type { PartnerSide } from './PartnerSide';

const COUNT_LIMIT = 1000;

/** Registrations that name a partner, newest first, from form to disbursement. */
export async function applicationsOf(
  db: Db,
  side: PartnerSide,
  partnerId: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: Application[]; count: number; count_more: boolean }> {
  const column = side.kind === 'AGENT' ? registrations.agentId : registrations.marketerId;
  const where: SQL = eq(column, partnerId);
  const [found, counted] = await Promise.all([
    db
      .select({
        row: registrations,
        status: {
          id: registrationStatuses.id,
          name: registrationStatuses.name,
          kind: registrationStatuses.kind,
        },
        amount: commissions.amount,
        state: commissions.state,
      })
      .from(registrations)
      .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
      .leftJoin(
        commissions,
        and(eq(commissions.contractCode, registrations.contractCode), eq(commissions.kind, side.kind)),
      )
      .where(where)
      .orderBy(desc(registrations.id))
      .limit(size)
      .offset((page - 1) * size),
    boundedCount(db, registrations, where, COUNT_LIMIT),
  ]);
  const rows = found.map(({ row, status, amount, state }) => ({
    id: row.id,
    number: row.number,
    applicant_name: row.applicantName,
    vehicle: row.vehicle,
    status,
    status_since: row.statusSince.toISOString(),
    contract_code: row.contractCode,
    commission: amount !== null && state !== null ? { amount, state } : null,
  }));
  return { rows, ...counted };
}
