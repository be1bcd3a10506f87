import { eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { receiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { Settled, Settlement, TakeSettlement } from '@/lib/contract/payments';
import { todayIn } from '../calendar/today';
import { lockContract, paymentsOn, type FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { restand } from '../credits/standing';
import type { Db } from '../db/connect';
import { contracts, settlements } from '../db/schema';
import { writeHistory } from '../history/writeHistory';
import { conflict, invalid } from '../http/ApiError';
import type { StaffCall } from '../http/route';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { sendAfterCommit } from '../realtime/outbox';
import { rupiah } from '../words/rupiah';
import { paymentCard } from './paymentCard';
import { reckonSettlement, settlementOf, toSettlement } from './settlement';
import { refuseWaiting } from './waitingOnContract';
import { writeReceipts } from './writeReceipts';

type SettleCall = StaffCall<{ id: string }, unknown, TakeSettlement>;

/** What was agreed at the counter: the quote to the rupiah. */
const AGREED = [
  'principal',
  'interest',
  'penalty',
  'fee',
  'total',
] as const satisfies readonly (keyof Settlement)[];

/**
 * Takes an early settlement (DOMAIN, pelunasan dipercepat). The contract is held from the first look to the last write, so
 * a payment or another settlement at the same moment is seen; what is written is reckoned here and must be what the
 * screen showed. 409 with the quote of today: the contract changed, the quote expired, or it comes to something else.
 */
export async function settleContract(call: SettleCall): Promise<Settled> {
  const { db, staff, now, body, params } = call;
  const found = await lockContract(db, staff, params.id);
  const { contract, office } = found;
  requireActiveOffice(office);
  const today = todayIn(office.zone, now);
  if (contract.version !== body.version) {
    throw await changedQuote(call, found, 'Kontrak ini berubah sejak pelunasannya dihitung.');
  }
  if (!(await holds(db, found, body.as_of, today))) {
    throw await changedQuote(call, found, 'Hitungan pelunasan ini sudah tidak berlaku.');
  }
  refuseNotRunning(contract);
  await refuseWaiting(db, contract.code);
  const reckoned = await reckonSettlement(db, found, body.as_of, today);
  const { quote, shares, interestForgiven } = reckoned;
  if (AGREED.some((field) => quote[field] !== body[field])) {
    throw await changedQuote(call, found, 'Hitungan di layar berbeda dengan hitungan server.');
  }
  if (body.cash + body.bank !== quote.total) {
    throw invalid({ cash: `Tunai dan transfer harus berjumlah ${rupiah(quote.total)}.` });
  }
  const settlementId = await writeSettlement(call, quote, interestForgiven);
  const amounts = receiptAmounts({ shares, collector_payment: quote.fee, cash: body.cash });
  const receipts = await writeReceipts(db, found, amounts, {
    cashier: staff,
    now,
    date_payment: today,
    note: body.note,
    settlementId,
  });
  await restand(db, found, now);
  await db.update(contracts).set({ status: 'SETTLED_EARLY' }).where(eq(contracts.code, contract.code));
  await log(call, found, quote.total, receipts.length);
  await sendAfterCommit(db, now, ...receipts.map((receipt) => creditPush(receipt.id)));
  return {
    receipts,
    settlement: toSettlement(found, reckoned, body.as_of),
    after: await paymentCard(db, staff, contract.code, now),
  };
}

/** A quote holds for its days, unless a payment came after it. */
async function holds(db: Db, { contract }: FoundContract, asOf: string, today: string): Promise<boolean> {
  if (asOf > today || addDays(asOf, contract.quoteDays) < today) return false;
  const payments = await paymentsOn(db, contract.code);
  return payments.every((payment) => payment.date_payment <= asOf);
}

function refuseNotRunning({ code, status }: FoundContract['contract']): void {
  if (status === 'ACTIVE') return;
  throw conflict(`Kontrak ${code} tidak sedang berjalan; yang masih terutang dibayar lewat Bayar Cicilan.`);
}

async function changedQuote({ db, now }: SettleCall, found: FoundContract, why: string) {
  const current = await settlementOf(db, found, now);
  return conflict(`${why} Belum ada yang disimpan; periksa hitungan yang baru.`, { current });
}

async function writeSettlement(
  { db, staff, now, body, params }: SettleCall,
  quote: Pick<Settlement, (typeof AGREED)[number]>,
  interestForgiven: number,
): Promise<number> {
  const [written] = await db
    .insert(settlements)
    .values({
      contractCode: params.id,
      asOf: body.as_of,
      principal: quote.principal,
      interest: quote.interest,
      penalty: quote.penalty,
      fee: quote.fee,
      total: quote.total,
      interestForgiven,
      takenBy: staff.id,
      takenAt: now,
    })
    .returning({ id: settlements.id });
  if (!written) throw new Error('settlement was not written');
  return written.id;
}

async function log(
  { db, staff, now, origin }: SettleCall,
  found: FoundContract,
  total: number,
  receipts: number,
) {
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_SETTLED_EARLY',
    summary: `Menerima pelunasan dipercepat ${rupiah(total)} atas kontrak ${found.contract.code}, ${receipts} nota`,
    origin,
    record: { type: 'contract', id: found.contract.code },
    changes: { status: [found.contract.status, 'SETTLED_EARLY'] },
  });
}
