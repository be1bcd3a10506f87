import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Disbursement } from '@/lib/contract/disbursements';
import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import { disbursements, staff } from '../../platform/db/schema';
import { mayTake, stepsFrom } from '../flow';
import type { FoundRegistration } from '../findRegistration';

type Row = typeof disbursements.$inferSelect;

const payer = alias(staff, 'payer');

/** How a form was paid out, or the order that waits; undefined: neither. */
export async function currentDisbursement(db: Db, registrationId: number): Promise<Row | undefined> {
  const [row] = await db.select().from(disbursements).where(isCurrent(registrationId));
  return row;
}

const isCurrent = (registrationId: number) =>
  and(eq(disbursements.registrationId, registrationId), ne(disbursements.state, 'TAKEN_BACK'));

/** The same as a person reads it; null: neither. */
export async function disbursementOf(
  db: Db,
  person: SignedIn,
  { row: { id }, status }: Pick<FoundRegistration, 'row' | 'status'>,
): Promise<Disbursement | null> {
  const [found] = await db
    .select({
      row: disbursements,
      orderedBy: { username: staff.username, name: staff.name },
      paidBy: { username: payer.username, name: payer.name },
    })
    .from(disbursements)
    .innerJoin(staff, eq(staff.id, disbursements.orderedBy))
    .leftJoin(payer, eq(payer.id, disbursements.paidBy))
    .where(isCurrent(id));
  if (!found || found.row.state === 'TAKEN_BACK') return null;
  const { row } = found;
  return {
    id: row.id,
    state: found.row.state,
    way: row.way,
    day: row.day,
    amount: row.amount,
    bank: row.bank,
    account: row.account,
    account_holder: row.accountHolder,
    reference: row.reference,
    proof: row.proofId,
    signature: row.signatureId,
    ordered_by: found.orderedBy,
    ordered_at: row.orderedAt.toISOString(),
    paid_by: found.paidBy,
    paid_at: row.paidAt?.toISOString() ?? null,
    may_take_back: row.state === 'ORDERED' && (await mayTakeBack(db, person, row, status.id)),
  };
}

/** Who ordered it, or who could have, takes an order back. */
export async function mayTakeBack(
  db: Db,
  person: SignedIn,
  { orderedBy }: Pick<Row, 'orderedBy'>,
  statusId: number,
): Promise<boolean> {
  if (orderedBy === person.id) return true;
  const steps = await stepsFrom(db, statusId);
  return steps.some((step) => step.to.kind === 'DISBURSED' && mayTake(person, step));
}
