import { eq, sql } from 'drizzle-orm';
import type { AllocationOrder } from '@/lib/arithmetic/allocate';
import { buildCard, type Card } from '@/lib/arithmetic/card';
import type { LineReceipt } from '@/lib/arithmetic/replayCard';
import { buildSchedule, type ScheduleLine } from '@/lib/arithmetic/schedule';
import { orderOf } from '@/lib/payment/cardOn';
import { todayIn } from '../calendar/today';
import { holdZone } from '../offices/holdZone';
import { requireOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { prepared } from '../platform/db/prepared';
import { contracts, customers, offices } from '../platform/db/schema';
import { takenOn, toLineReceipt } from './lineReceipts';

const MISSING = 'Kontrak ini tidak ada.';

/** A contract with its borrower and its office, as read from the database. */
export interface FoundContract {
  contract: typeof contracts.$inferSelect;
  customer: typeof customers.$inferSelect;
  office: typeof offices.$inferSelect;
}

/** Contracts as `FoundContract`; add what to look for. */
export const contractQuery = (db: Db) =>
  db
    .select({ contract: contracts, customer: customers, office: offices })
    .from(contracts)
    .innerJoin(customers, eq(customers.id, contracts.customerId))
    .innerJoin(offices, eq(offices.id, contracts.officeId));

const contractOfCode = prepared((db) =>
  contractQuery(db)
    .where(eq(contracts.code, sql.placeholder('code')))
    .prepare('contract_of_code'),
);

/** A contract by its code, whose caller has asked for the right to it otherwise. 404: there is none. */
export async function anyContract(db: Db, code: string): Promise<FoundContract> {
  const [row] = await contractOfCode(db).execute({ code });
  if (!row) throw notFound(MISSING);
  return row;
}

/** A contract of the caller's office by its code. 404: there is none. 403: another office's. */
export async function findContract(db: Db, person: SignedIn, code: string): Promise<FoundContract> {
  const row = await anyContract(db, code);
  requireOffice(person, row.contract.officeId, 'Kontrak ini milik kantor lain.');
  return row;
}

/** The same, and nobody else takes or voids a payment on it until the transaction ends. Lock before reading the card. */
export async function lockContract(tx: Db, person: SignedIn, code: string): Promise<FoundContract> {
  await holdContract(tx, code);
  return findContract(tx, person, code);
}

/** Nobody else writes on a contract until the transaction ends, and its office's today stays what it is. */
export async function holdContract(tx: Db, code: string): Promise<void> {
  await tx.select({ code: contracts.code }).from(contracts).where(eq(contracts.code, code)).for('update');
  await holdZone(tx, tx.select({ id: contracts.officeId }).from(contracts).where(eq(contracts.code, code)));
}

/** What a contract's row and its receipts come to on one date. */
export interface ContractAccount {
  schedule: ScheduleLine[];
  /** What `paymentsOn` gives. */
  payments: LineReceipt[];
  card: Card;
  /** The day that the card is calculated to. */
  asOf: string;
}

/** The day that a card is calculated to: one that ended by a decision stands still, and nothing grows late on it. */
const cardDay = ({ cardUntil }: FoundContract['contract'], asOf: string) =>
  cardUntil !== null && cardUntil < asOf ? cardUntil : asOf;

/**
 * Calculates schedule and card as of `asOf` from the row and the receipts that were not voided; up to the day
 * on which it ended by a decision.
 */
export async function readAccount(
  db: Db,
  contract: FoundContract['contract'],
  asOf: string,
): Promise<ContractAccount> {
  return accountOn(contract, await paymentsOn(db, contract.code), asOf);
}

/** The same from what `paymentsOn` gives, where it was read for many contracts at once. */
export function accountOn(
  contract: FoundContract['contract'],
  payments: LineReceipt[],
  asOf: string,
): ContractAccount {
  const schedule = buildSchedule(contract);
  const until = cardDay(contract, asOf);
  const card = buildCard({ schedule, payments, rule: contract, asOf: until });
  return { schedule, payments, card, asOf: until };
}

/** The contract of that code with its account as of its office's today. 404 and 403 as `findContract`. */
export async function readContract(db: Db, person: SignedIn, code: string, now: Date) {
  const found = await findContract(db, person, code);
  const today = todayIn(found.office.zone, now);
  return { ...found, today, ...(await readAccount(db, found.contract, today)) };
}

/** What a payment covers first, by the contract's rule. */
export const allocationOrder = (contract: FoundContract['contract']): AllocationOrder =>
  orderOf({ allocation_order: contract.allocationOrder });

/** What the receipts of a contract that were not voided paid on its lines, and what was forgiven without one. */
export async function paymentsOn(db: Db, code: string): Promise<LineReceipt[]> {
  return ((await takenOn(db, [code])).get(code) ?? []).map(toLineReceipt);
}
