import { and, eq, gt, or, sql } from 'drizzle-orm';
import { cardChanges } from '@/lib/arithmetic/cardChanges';
import type { Card } from '@/lib/arithmetic/card';
import { RESPLIT_FIELDS, type DecisionConsequences, type ResplitField } from '@/lib/contract/consequences';
import { dueOn, statusOn } from '../contracts/contractFacts';
import { anyContract, readAccount, type FoundContract } from '../contracts/readContract';
import { depositBalance } from '../payments/depositBalance';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { cashMovements, credits, deposits, staff } from '../platform/db/schema';
import type { ApplyContext } from './RequestKind';

/** What is needed to know how a contract stands; the rest of a context is its caller's. */
export type Rehearsable = Pick<ApplyContext, 'db' | 'found' | 'today' | 'checker'>;

/** Carries what was learnt out of the transaction that is rolled back. */
class Rehearsed extends Error {
  constructor(readonly consequences: DecisionConsequences) {
    super('rehearsed');
  }
}

/**
 * What a decision does, learnt by doing it and taking it back: what the approver is shown is what approving writes.
 * Throws what `apply` throws. Inside a transaction it runs in a savepoint; the contract stays locked either way.
 */
export async function rehearse<Context extends Rehearsable>(
  context: Context,
  apply: (context: Context) => Promise<unknown>,
): Promise<DecisionConsequences> {
  try {
    await context.db.transaction(async (tx) => {
      const before = await contractState(tx, context.found, context);
      await apply({ ...context, db: tx });
      const found = await anyContract(tx, context.found.contract.code);
      const after = await contractState(tx, found, context);
      throw new Rehearsed(await compare(tx, context, before, after));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.consequences;
    throw error;
  }
  throw new ApiError(500);
}

/** What may be split again on a receipt that stays. */
const SPLIT = {
  overdue: credits.overdue,
  credit: credits.credit,
  credit_discount: credits.creditDiscount,
  credit_payment: credits.creditPayment,
  penalty: credits.penalty,
  penalty_discount: credits.penaltyDiscount,
  penalty_payment: credits.penaltyPayment,
} satisfies Record<ResplitField, unknown>;

interface ReceiptSplit extends Record<ResplitField, number> {
  id: number;
  invoice: string;
  voidedAt: Date | null;
}

interface ContractState {
  contract: FoundContract['contract'];
  office: string;
  card: Card;
  deposit: number;
  receipts: Map<number, ReceiptSplit>;
  lastMovement: number;
}

async function contractState(
  tx: Db,
  { contract, office }: FoundContract,
  { today }: Rehearsable,
): Promise<ContractState> {
  const { card } = await readAccount(tx, contract, today);
  const receipts = await tx
    .select({ id: credits.id, invoice: credits.invoice, voidedAt: credits.voidedAt, ...SPLIT })
    .from(credits)
    .where(eq(credits.contractCode, contract.code))
    .orderBy(credits.creditTo, credits.datePayment, credits.id);
  const [last] = await tx
    .select({ id: sql<number>`coalesce(max(${cashMovements.id}), 0)::bigint`.mapWith(Number) })
    .from(cashMovements);
  return {
    contract,
    office: office.name,
    card,
    deposit: await depositBalance(tx, contract.code),
    receipts: new Map(receipts.map((receipt) => [receipt.id, receipt])),
    lastMovement: last?.id ?? 0,
  };
}

async function compare(
  tx: Db,
  context: Rehearsable,
  before: ContractState,
  after: ContractState,
): Promise<DecisionConsequences> {
  const { lines, totals, penalty } = cardChanges(before.card, after.card);
  return {
    card: {
      lines,
      totals,
      status: {
        before: statusOn(before.contract, context.today),
        after: statusOn(after.contract, context.today),
      },
      next_due: { before: dueOn(before.contract), after: dueOn(after.contract) },
      ...(before.office !== after.office && { office: { before: before.office, after: after.office } }),
    },
    penalty,
    cash: await cashSince(tx, before.lastMovement, before.contract.code),
    deposit: { before: before.deposit, after: after.deposit },
    later: laterChanges(before.receipts, after.receipts),
  };
}

/** Movements that the rehearsal itself wrote, by cashier and day. */
async function cashSince(tx: Db, last: number, code: string): Promise<DecisionConsequences['cash']> {
  const rows = await tx
    .select({
      cashier: staff.name,
      day: cashMovements.day,
      cash: sql<number>`sum(${cashMovements.cash})::bigint`.mapWith(Number),
      bank: sql<number>`sum(${cashMovements.bank})::bigint`.mapWith(Number),
    })
    .from(cashMovements)
    .innerJoin(staff, eq(staff.id, cashMovements.staffId))
    .leftJoin(credits, eq(credits.id, cashMovements.creditId))
    .leftJoin(deposits, eq(deposits.id, cashMovements.depositId))
    // The contract is locked: what came after the first look, and is about it, the rehearsal wrote.
    .where(
      and(gt(cashMovements.id, last), or(eq(credits.contractCode, code), eq(deposits.contractCode, code))),
    )
    .groupBy(staff.id, staff.name, cashMovements.day)
    .orderBy(cashMovements.day, staff.name);
  return rows.filter(({ cash, bank }) => cash !== 0 || bank !== 0);
}

/** Receipts that stay and are split otherwise. */
function laterChanges(
  before: ReadonlyMap<number, ReceiptSplit>,
  after: ReadonlyMap<number, ReceiptSplit>,
): DecisionConsequences['later'] {
  return [...before.values()].flatMap((was) => {
    const is = after.get(was.id);
    if (!is || was.voidedAt || is.voidedAt) return [];
    return RESPLIT_FIELDS.filter((field) => was[field] !== is[field]).map((field) => ({
      invoice: was.invoice,
      field,
      before: was[field],
      after: is[field],
    }));
  });
}
