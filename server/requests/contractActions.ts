import { and, eq, isNull } from 'drizzle-orm';
import type { Card } from '@/lib/arithmetic/card';
import { type ContractActions } from '@/lib/contract/contractActions';
import {
  CONTRACT_REQUEST_KINDS,
  OFFERED_STATUSES,
  type ContractRequestKind,
} from '@/lib/contract/requestedAction';
import { whyClosed } from '@/lib/payment/whyClosed';
import { statusOn } from '../contracts/contractFacts';
import { aheadObstacle } from '../contracts/factsAhead';
import { readContract, type FoundContract } from '../contracts/readContract';
import { CLOSED_LABELS } from '../credits/voidObstacle';
import { officeObstacle } from '../offices/requireActiveOffice';
import { depositBalance } from '../contracts/depositBalance';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { credits, offices, settlements, staff } from '../platform/db/schema';
import { secondObstacle } from './engine/refusals';
import { missingText, orderBasis } from '../repossessions/conditions';
import { custodyOf, unitObstacle } from '../repossessions/unitCustody';
import { kindOf, nounOf } from './kinds';
import { cancelObstacle } from './kinds/cancel';
import { moveObstacle, officesToGoTo } from './kinds/moveOffice';
import { receiptsOn } from './moneyOnContract';
import { restructureObstacle } from './restructure/obstacle';
import { statusObstacle } from './kinds/status';
import { toRequest, findPendingOnContract } from './requestRow';
import { elsewhereText, voidablePayments } from './voidablePayments';
import { waitingOnReceipts } from './voidTogether';

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
  const deposit = await depositBalance(db, code);
  const settlement = await settlementOn(db, code);
  const facts: Facts = {
    contract,
    card,
    settlement,
    undo:
      settlement &&
      ((await takenElsewhere(db, code, person)) ??
        (await waitingOnReceipts(db, eq(credits.settlementId, settlement.id)))),
    deposit,
    payments: await voidablePayments(db, contract, { balance: deposit, person }),
    receipts: await receiptsOn(db, code),
    cancel: await cancelObstacle(db, contract),
    restructure: await restructureObstacle(db, contract),
    move: await moveObstacle(db, contract),
    repossession: missingText((await orderBasis(db, account, today)).conditions),
    sale: unitObstacle('SOLD', contract, await custodyOf(db, contract)),
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
        rightObstacle(kind, person) ??
        (kindOf(kind).leavesOffice ? null : officeObstacle(office)) ??
        (pending
          ? secondObstacle(`${nounOf(pending)} kontrak ini`, pending, person)
          : OBSTACLES[kind](facts)) ??
        (kindOf(kind).goesByCard ? ahead : null),
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
  /** Why it is not this person's to undo, or not now. */
  undo: string | null;
  deposit: number;
  payments: ContractActions['payments'];
  /** Which receipts count, in words. */
  receipts: string | null;
  /** Why it cannot be cancelled. */
  cancel: string | null;
  /** Why it cannot be restructured. */
  restructure: string | null;
  /** Why it cannot go to another office. */
  move: string | null;
  /** What an order to take its unit lacks. */
  repossession: string | null;
  /** Why its unit cannot be sold. */
  sale: string | null;
  offices: ContractActions['offices'];
}

function rightObstacle(kind: ContractRequestKind, person: SignedIn): string | null {
  const { askedBy, noun } = kindOf(kind);
  return person.access[askedBy] === 1 ? null : `Jabatan Anda tidak berhak meminta ${noun}.`;
}

const OBSTACLES: Record<ContractRequestKind, (facts: Facts) => string | null> = {
  PAYMENT: ({ contract, card }) => whyClosed(contract, () => card),
  PAYMENT_VOID: ({ contract, payments: paid, receipts }) => {
    const closed = CLOSED_LABELS[contract.status];
    if (closed) return `Kontrak ${closed}.`;
    const [latest] = paid;
    if (latest) return paid.every(({ obstacle }) => obstacle !== null) ? latest.obstacle : null;
    return receipts === null
      ? 'Belum ada pembayaran yang berlaku.'
      : 'Nota kontrak ini tidak tercatat sebagai pembayaran yang utuh. Minta pembatalannya dari tiap nota.';
  },
  SETTLEMENT_UNDO: ({ settlement, undo }) =>
    settlement ? undo : 'Tidak ada pelunasan dipercepat pada kontrak ini.',
  DEPOSIT_PAY_BACK: ({ deposit }) => (deposit > 0 ? null : 'Tidak ada titipan pada kontrak ini.'),
  WAIVER: ({ contract, card }) =>
    whyClosed(contract, () => card) ?? (openLines(card).length === 0 ? 'Tidak ada yang terutang.' : null),
  STATUS: ({ contract }) =>
    OFFERED_STATUSES.some((status) => statusObstacle(contract.status, status) === null)
      ? null
      : 'Status kontrak ini tidak dapat diubah lagi.',
  CANCEL: ({ cancel }) => cancel,
  RESTRUCTURE: ({ restructure }) => restructure,
  // Asked for by the hand-over itself, or from its protocol.
  FIELD_PAYMENT: () => 'Diminta dari Setoran Kolektor.',
  REPOSSESSION: ({ repossession }) => repossession,
  UNIT_SALE: ({ sale }) => sale,
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

/** Whose settlement it is, where its office is not seen; null: the person's to ask for. */
async function takenElsewhere(db: Db, code: string, person: SignedIn): Promise<string | null> {
  const [taken] = await db
    .select({ id: offices.id, name: offices.name })
    .from(credits)
    .innerJoin(settlements, eq(settlements.id, credits.settlementId))
    .innerJoin(offices, eq(offices.id, credits.officeId))
    .where(and(eq(credits.contractCode, code), isNull(settlements.undoneAt)))
    .limit(1);
  return !taken || seesOffice(person, taken.id) ? null : elsewhereText(taken.name);
}
