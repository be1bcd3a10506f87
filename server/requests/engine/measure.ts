import { and, eq, gt, or, sql } from 'drizzle-orm';
import { cardChanges } from '@/lib/arithmetic/cardChanges';
import type { Card } from '@/lib/arithmetic/card';
import { RESPLIT_FIELDS, type DecisionConsequences, type ResplitField } from '@/lib/contract/consequences';
import { dueOn, statusOn } from '../../contracts/contractFacts';
import { anyContract, readAccount, type FoundContract } from '../../contracts/readContract';
import { depositBalance } from '../../contracts/depositBalance';
import { ApiError } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { cashActs, cashMovements, credits, deposits, staff } from '../../platform/db/schema';

/** A contract as it was found before, and its office's date. */
export interface Measured {
  db: Db;
  found: FoundContract;
  today: string;
}

/** What something does to a contract, learnt by looking before and after it is done. */
export async function measure<Done>(
  measured: Measured,
  act: () => Promise<Done>,
): Promise<{ done: Done; consequences: DecisionConsequences }> {
  const { db, found } = measured;
  const before = await contractState(db, found, measured);
  const done = await act();
  const after = await contractState(db, await anyContract(db, found.contract.code), measured);
  return { done, consequences: await compare(db, measured, before, after) };
}

/** Carries what was learnt out of the transaction that is rolled back. */
class Rehearsed<Learnt> extends Error {
  constructor(readonly learnt: Learnt) {
    super('rehearsed');
  }
}

/**
 * What is learnt by doing something and taking it back: what an approver is shown is what approving writes. Throws what
 * `act` throws. Inside a transaction it runs in a savepoint; what is locked stays locked either way.
 */
export async function rehearse<Learnt>(db: Db, act: (tx: Db) => Promise<Learnt>): Promise<Learnt> {
  try {
    await db.transaction(async (tx) => {
      throw new Rehearsed(await act(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.learnt as Learnt;
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
  { today }: Pick<Measured, 'today'>,
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
  { today }: Pick<Measured, 'today'>,
  before: ContractState,
  after: ContractState,
): Promise<DecisionConsequences> {
  const { lines, totals, penalty } = cardChanges(before.card, after.card);
  return {
    card: {
      lines,
      totals,
      status: {
        before: statusOn(before.contract, today),
        after: statusOn(after.contract, today),
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
    .leftJoin(cashActs, eq(cashActs.id, cashMovements.actId))
    // The contract is locked: what came after the first look, and is about it, the rehearsal wrote.
    .where(
      and(
        gt(cashMovements.id, last),
        or(eq(credits.contractCode, code), eq(deposits.contractCode, code), eq(cashActs.contractCode, code)),
      ),
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
