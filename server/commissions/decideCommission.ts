import { and, eq } from 'drizzle-orm';
import type { Commission } from '@/lib/contract/commissions';
import type { PartnerSide } from '../partners/PartnerSide';
import { requireOffice } from '../platform/auth/offices';
import { conflict, forbidden, notFound } from '../platform/core/ApiError';
import { commissions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { takeBackDue } from './dueBack';
import { readCommissions } from './readCommissions';

type DecideCall = StaffCall<{ id: string }, unknown, { version: number }>;

const MISSING = 'Komisi ini tidak ada.';

/** Approves a computed commission. 403: by who made it come about. 409: changed since, or no longer computed. */
export async function approveCommission(side: PartnerSide, call: DecideCall): Promise<Commission> {
  const { db, staff: by, now, origin } = call;
  const current = await lockCommission(side, call);
  if (current.state !== 'COMPUTED') throw changedSince(current);
  if (current.due_back !== null) throw conflict(current.obstacle ?? '', { current });
  if (current.obstacle !== null) throw forbidden(current.obstacle);
  await db
    .update(commissions)
    .set({ state: 'APPROVED', approvedBy: by.id, approvedAt: now, version: current.version + 1 })
    .where(eq(commissions.id, current.id));
  await writeHistory(db, {
    at: now,
    staffId: by.id,
    action: 'COMMISSION_APPROVED',
    summary: `Menyetujui komisi ${side.noun} ${current.partner.name} dari kontrak ${current.contract_code}`,
    origin,
    record: { type: side.record, id: current.partner.id },
    changes: { state: ['COMPUTED', 'APPROVED'], amount: [current.amount, current.amount] },
  });
  return readCommission(side, call, current.id);
}

/** Takes a commission back whose scheme says so now. 409: it does not, or changed since. */
export async function takeBackCommission(side: PartnerSide, call: DecideCall): Promise<Commission> {
  const current = await lockCommission(side, call);
  if (current.due_back === null) {
    throw conflict('Menurut skemanya komisi ini tidak ditarik kembali.', { current });
  }
  await takeBackDue(side, call, eq(commissions.id, current.id));
  return readCommission(side, call, current.id);
}

async function readCommission(
  side: PartnerSide,
  { db, staff, now }: Pick<DecideCall, 'db' | 'staff' | 'now'>,
  id: number,
): Promise<Commission> {
  const [found] = await readCommissions(db, side, staff, now, { where: eq(commissions.id, id) });
  if (!found) throw notFound(MISSING);
  return found;
}

/** The commission that an address names, held. 404, 403: another office's, 409: changed since. */
async function lockCommission(side: PartnerSide, call: DecideCall): Promise<Commission> {
  const id = idOf(call.params.id, MISSING);
  const [held] = await call.db
    .select({ officeId: commissions.officeId })
    .from(commissions)
    .where(and(eq(commissions.id, id), eq(commissions.kind, side.kind)))
    .for('update');
  if (!held) throw notFound(MISSING);
  requireOffice(call.staff, held.officeId, 'Komisi ini milik kantor lain.');
  const current = await readCommission(side, call, id);
  if (current.version !== call.body.version) throw changedSince(current);
  return current;
}

const changedSince = (current: Commission) =>
  conflict('Komisi ini sudah berubah sejak Anda membukanya.', { version: current.version, current });
