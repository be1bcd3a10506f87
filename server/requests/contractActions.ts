import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Card } from '@/lib/arithmetic/card';
import { type ContractActions } from '@/lib/contract/contractActions';
import {
  CONTRACT_REQUEST_KINDS,
  OFFERED_STATUSES,
  type ContractRequestKind,
} from '@/lib/contract/requestedAction';
import { statusOn } from '../contracts/contractFacts';
import { aheadObstacle } from '../contracts/factsAhead';
import { readContract, type FoundContract } from '../contracts/readContract';
import { CLOSED_LABELS } from '../credits/voidObstacle';
import { depositBalance } from '../payments/depositBalance';
import { whyClosed } from '../payments/paymentRules';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits, deposits, payments, settlements, staff } from '../platform/db/schema';
import { kindOf } from './kinds';
import { cancelObstacle } from './kinds/cancel';
import { moveObstacle, officesToGoTo } from './kinds/moveOffice';
import { restructureObstacle } from './restructure/obstacle';
import { statusObstacle } from './kinds/status';
import { toRequest, findPendingOnContract } from './requestRow';

/** Acts of paying that are offered; older ones are voided receipt by receipt. */
const MAX_PAYMENTS = 50;

/** What a person may ask for on a contract, with the reasons where not. 404 and 403 as `findContract`. */
export async function contractActions(
  db: Db,
  person: SignedIn,
  code: string,
  now: Date,
): Promise<ContractActions> {
  const account = await readContract(db, person, code, now);
  const { contract, customer, office, card, today } = account;
  const pending = await findPendingOnContract(db, code);
  const ahead = await aheadObstacle(db, code, office, today);
  const facts = {
    contract,
    card,
    settlement: await settlementOn(db, code),
    deposit: await depositBalance(db, code),
    payments: await paymentsThatCount(db, contract),
    cancel: await cancelObstacle(db, contract),
    restructure: await restructureObstacle(db, contract),
    move: await moveObstacle(db, contract),
    offices: await officesToGoTo(db, contract),
  };
  return {
    contract_code: code,
    customer_name: customer.name,
    version: contract.version,
    status: statusOn(contract, today),
    waiting: pending ? toRequest(pending, person) : null,
    kinds: CONTRACT_REQUEST_KINDS.map((kind) => ({
      kind,
      obstacle:
        rightObstacle(kind, person) ?? OBSTACLES[kind](facts) ?? (kindOf(kind).goesByCard ? ahead : null),
    })),
    payments: facts.payments,
    settlement: facts.settlement,
    deposit_balance: facts.deposit,
    lines: openLines(card),
    statuses: OFFERED_STATUSES.map((status) => ({
      status,
      obstacle: statusObstacle(contract.status, status),
    })),
    offices: facts.offices,
  };
}

interface Facts {
  contract: FoundContract['contract'];
  card: Card;
  settlement: ContractActions['settlement'];
  deposit: number;
  payments: ContractActions['payments'];
  /** Why it cannot be cancelled. */
  cancel: string | null;
  /** Why it cannot be restructured. */
  restructure: string | null;
  /** Why it cannot go to another office. */
  move: string | null;
  offices: ContractActions['offices'];
}

function rightObstacle(kind: ContractRequestKind, person: SignedIn): string | null {
  const { askedBy, noun } = kindOf(kind);
  return person.access[askedBy] === 1 ? null : `Jabatan Anda tidak berhak meminta ${noun}.`;
}

const OBSTACLES: Record<ContractRequestKind, (facts: Facts) => string | null> = {
  PAYMENT: ({ contract, card }) => whyClosed(contract, () => card),
  PAYMENT_VOID: ({ contract, payments: paid }) => {
    const closed = CLOSED_LABELS[contract.status];
    if (closed) return `Kontrak ${closed}.`;
    return paid.length === 0 ? 'Belum ada pembayaran yang berlaku.' : null;
  },
  SETTLEMENT_UNDO: ({ settlement }) =>
    settlement ? null : 'Tidak ada pelunasan dipercepat pada kontrak ini.',
  DEPOSIT_PAY_BACK: ({ deposit }) => (deposit > 0 ? null : 'Tidak ada titipan pada kontrak ini.'),
  WAIVER: ({ contract, card }) =>
    whyClosed(contract, () => card) ?? (openLines(card).length === 0 ? 'Tidak ada yang terutang.' : null),
  STATUS: ({ contract }) =>
    OFFERED_STATUSES.some((status) => statusObstacle(contract.status, status) === null)
      ? null
      : 'Status kontrak ini tidak dapat diubah lagi.',
  CANCEL: ({ cancel }) => cancel,
  RESTRUCTURE: ({ restructure }) => restructure,
  MOVE_OFFICE: ({ move, offices }) =>
    move ?? (offices.length === 0 ? 'Tidak ada kantor lain yang aktif.' : null),
};

const openLines = (card: Card): ContractActions['lines'] =>
  card.lines
    .filter((line) => line.remainder > 0 || line.penalty > 0)
    .map(({ number, date_maturity, remainder, penalty }) => ({
      number,
      date_maturity,
      remainder: Math.max(0, remainder),
      penalty,
    }));

async function settlementOn(db: Db, code: string): Promise<ContractActions['settlement']> {
  const [found] = await db
    .select({ settlement: settlements, username: staff.username, name: staff.name })
    .from(settlements)
    .innerJoin(staff, eq(staff.id, settlements.takenBy))
    .where(and(eq(settlements.contractCode, code), isNull(settlements.undoneAt)));
  if (!found) return null;
  const { settlement, username, name } = found;
  const receipts = await db.$count(
    credits,
    and(eq(credits.settlementId, settlement.id), isNull(credits.voidedAt)),
  );
  return {
    id: settlement.id,
    total: settlement.total,
    receipts,
    taken_by: { username, name },
    taken_at: settlement.takenAt.toISOString(),
  };
}

/** Acts of paying of which something counts, newest first, without settlements: those are undone as such. */
async function paymentsThatCount(
  db: Db,
  { code, status }: FoundContract['contract'],
): Promise<ContractActions['payments']> {
  const rows = await db
    .select({ payment: payments, username: staff.username, name: staff.name })
    .from(payments)
    .innerJoin(staff, eq(staff.id, payments.inputBy))
    .where(and(eq(payments.contractCode, code), inArray(payments.kind, ['COUNTER', 'STATEMENT'])))
    .orderBy(desc(payments.datePayment), desc(payments.id));
  const receipts = await db
    .select({
      paymentId: credits.paymentId,
      invoice: credits.invoice,
      payment: credits.payment,
      waits: credits.requestApproval,
    })
    .from(credits)
    .where(and(eq(credits.contractCode, code), isNull(credits.voidedAt)))
    .orderBy(credits.creditTo, credits.id);
  const added = await db
    .select({ paymentId: deposits.paymentId, amount: deposits.amount })
    .from(deposits)
    .where(and(eq(deposits.contractCode, code), eq(deposits.kind, 'ADDED'), isNull(deposits.voidedAt)));
  const closed = CLOSED_LABELS[status];
  const counting = rows.flatMap(({ payment, username, name }) => {
    const own = receipts.filter((receipt) => receipt.paymentId === payment.id);
    const left = added.filter((deposit) => deposit.paymentId === payment.id);
    if (own.length + left.length === 0) return [];
    const waits = own.filter((receipt) => receipt.waits).map((receipt) => receipt.invoice);
    const amounts = [...own.map((one) => one.payment), ...left.map((one) => one.amount)];
    const obstacle =
      waits.length > 0 ? `Masih ada permintaan yang menunggu pada nota ${waits.join(', ')}.` : null;
    return {
      id: payment.id,
      date_payment: payment.datePayment,
      amount: amounts.reduce((sum, one) => sum + one, 0),
      invoices: own.map((receipt) => receipt.invoice),
      input_by: { username, name },
      obstacle: closed ? `Kontrak ${closed}.` : obstacle,
    };
  });
  return counting.slice(0, MAX_PAYMENTS);
}
