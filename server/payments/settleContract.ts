import { eq } from 'drizzle-orm';
import type { Share } from '@/lib/arithmetic/allocate';
import { receiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { SettlementShares } from '@/lib/arithmetic/settlementShares';
import type { Receipt } from '@/lib/contract/credits';
import type { Settled, Settlement, TakeSettlement } from '@/lib/contract/settlements';
import { todayIn } from '../calendar/today';
import { requireOpenDay } from '../cash/requireOpenDay';
import { lockContract, type FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatus } from '../credits/contractStatus';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { conflict, invalid } from '../platform/core/ApiError';
import { contracts, settlements, waivers } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { addToOutbox } from '../platform/outbox/outbox';
import { rupiah } from '../platform/format/rupiah';
import { insertPayments } from './insertPayments';
import { paymentCard } from './paymentCard';
import { refuseNotRunning } from './paymentRules';
import { heldQuotes } from './quotes';
import { receiptChanges } from './receiptChanges';
import { calculateSettlement, settlementOf, toSettlement } from './settlement';
import { refusePendingRequests } from './refusePendingRequests';
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
 * a payment or another settlement at the same moment is seen; what is written is calculated here and must be what the
 * screen showed: a numbered quote that still holds, or the calculation of today. Else 409 with that of today.
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
  refuseNotRunning(contract);
  await refusePendingRequests(db, contract.code);
  const { calculated, settlement } = await whatIsTaken(call, found, today);
  const { quote, shares, interestForgiven } = calculated;
  if (AGREED.some((field) => quote[field] !== body[field])) {
    throw await changedQuote(call, found, 'Hitungan di layar berbeda dengan hitungan server.');
  }
  if (body.cash + body.bank !== quote.total) {
    throw invalid({ cash: `Tunai dan transfer harus berjumlah ${rupiah(quote.total)}.` });
  }
  if (body.cash > 0) await requireOpenDay(db, staff, today);
  const settlementId = await writeSettlement(call, quote, interestForgiven);
  const { charged, free } = splitCharged(shares, quote.fee);
  await writeFree(call, free, settlementId, today);
  const amounts = receiptAmounts({ shares: charged, collector_payment: quote.fee, cash: body.cash });
  const draft = { found, kind: 'SETTLEMENT', date_payment: today, cash: body.cash, bank: body.bank } as const;
  const [paymentId = 0] = await insertPayments(db, [draft], { staffId: staff.id, now });
  const receipts =
    amounts.length > 0
      ? await writeReceipts(db, found, amounts, {
          cashier: staff,
          now,
          date_payment: today,
          note: body.note,
          settlementId,
          paymentId,
        })
      : [];
  await refreshContractStatus(db, found, now);
  await db.update(contracts).set({ status: 'SETTLED_EARLY' }).where(eq(contracts.code, contract.code));
  await log(call, found, { quote, interestForgiven, today, receipts: receipts.length });
  await logReceipts(call, receipts);
  await addToOutbox(db, now, ...receipts.map((receipt) => creditPush(receipt.id)));
  return {
    receipts,
    settlement,
    after: await paymentCard(db, staff, contract.code, now),
  };
}

interface Taken {
  calculated: SettlementShares;
  settlement: Settlement;
}

/** The numbered quote that the body names, or the calculation of today. 409: it does not hold, or is not of today. */
async function whatIsTaken(call: SettleCall, found: FoundContract, today: string): Promise<Taken> {
  const { db, body } = call;
  if (body.quote_id === null) {
    if (body.as_of === today) {
      const calculated = await calculateSettlement(db, found, today, today);
      return { calculated, settlement: toSettlement(found, calculated, today) };
    }
    throw await changedQuote(call, found, 'Hitungan hari lain hanya berlaku dengan penawaran bernomor.');
  }
  const held = (await heldQuotes(db, found, today)).find(({ id }) => id === body.quote_id);
  if (held?.asOf === body.as_of) return held;
  throw await changedQuote(call, found, 'Penawaran pelunasan ini sudah tidak berlaku.');
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
      quoteId: body.quote_id,
    })
    .returning({ id: settlements.id });
  if (!written) throw new Error('settlement was not written');
  return written.id;
}

/** A line that charges nothing makes no receipt of Rp0; the fee needs one to stand on. */
function splitCharged(shares: readonly Share[], fee: number): { charged: Share[]; free: Share[] } {
  const isCharged = (share: Share) => share.credit_payment + share.penalty_payment > 0;
  const charged = shares.filter(isCharged);
  if (charged.length === 0 && fee > 0) return { charged: shares.slice(0, 1), free: shares.slice(1) };
  return { charged, free: shares.filter((share) => !isCharged(share)) };
}

/** What is forgiven on lines that charge nothing. */
async function writeFree(
  { db, staff, now, params }: SettleCall,
  free: readonly Share[],
  settlementId: number,
  today: string,
): Promise<void> {
  if (free.length === 0) return;
  await db.insert(waivers).values(
    free.map((share) => ({
      contractCode: params.id,
      creditTo: share.credit_to,
      date: today,
      creditDiscount: share.credit_discount,
      penaltyDiscount: share.penalty_discount,
      settlementId,
      givenBy: staff.id,
      createdAt: now,
    })),
  );
}

async function log(
  { db, staff, now, origin, body }: SettleCall,
  found: FoundContract,
  of: {
    quote: Pick<Settlement, (typeof AGREED)[number]>;
    interestForgiven: number;
    today: string;
    receipts: number;
  },
) {
  const { quote, interestForgiven, today, receipts } = of;
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'CONTRACT_SETTLED_EARLY',
    summary: `Menerima pelunasan dipercepat ${rupiah(quote.total)} atas kontrak ${found.contract.code}, ${receipts} nota`,
    origin,
    record: { type: 'contract', id: found.contract.code },
    changes: {
      status: [found.contract.status, 'SETTLED_EARLY'],
      ...Object.fromEntries(AGREED.map((field) => [field, [null, quote[field]]])),
      interest_forgiven: [null, interestForgiven],
      cash: [null, body.cash],
      bank: [null, body.bank],
      as_of: [null, body.as_of],
      date_payment: [null, today],
    },
  });
}

async function logReceipts({ db, staff, now, origin }: SettleCall, receipts: readonly Receipt[]) {
  await writeHistory(
    db,
    ...receipts.map((receipt) => ({
      at: now,
      staffId: staff.id,
      action: 'PAYMENT_TAKEN',
      summary: `Menerima ${rupiah(receipt.payment ?? 0)} untuk angsuran ke-${receipt.credit_to} kontrak ${receipt.contract_code}, nota ${receipt.invoice}, dari pelunasan dipercepat`,
      origin,
      record: { type: 'credit', id: receipt.id },
      changes: receiptChanges(receipt),
    })),
  );
}
