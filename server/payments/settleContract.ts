import { and, asc, eq } from 'drizzle-orm';
import type { SettlementShares } from '@/lib/arithmetic/settlementShares';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { cashError, referenceError } from '@/lib/payment/means';
import { accountError, transferOf } from '@/lib/payment/receiving';
import { settlementPlan } from '@/lib/payment/settlementPlan';
import { todayIn } from '../calendar/today';
import { requireOpenDay } from '../cash/requireOpenDay';
import { refuseAhead } from '../contracts/factsAhead';
import { lockContract, type FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatus } from '../credits/contractStatus';
import { receivingOf } from '../offices/receiving';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { conflict, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contractRequests, contracts, creditRequests, credits, staff } from '../platform/db/schema';
import { addToOutbox } from '../platform/outbox/outbox';
import { logReceipts, transferChanges } from './logReceipts';
import { paymentCard } from './paymentCard';
import { refuseNotRunning } from './paymentRules';
import { heldQuotes } from './quotes';
import { calculateSettlement, settlementOf, toSettlement } from './settlement';
import { AGREED, logSettlement, type SettleCall } from './settlementHistory';
import { writeFree, writeSettlement } from './writeSettlement';
import { writePayment } from './writePayment';

/**
 * Takes an early settlement (DOMAIN, pelunasan dipercepat). The contract is held from the first look to the last write, so
 * a payment or another settlement at the same moment is seen; what is written is calculated here and must be what the
 * screen showed: a numbered quote that still holds, or the calculation of today. Else 409 with that of today.
 */
export async function settleContract(call: SettleCall): Promise<Settled> {
  const { db, staff, now, origin, body, params } = call;
  const found = await lockContract(db, staff, params.id);
  const { contract, office } = found;
  requireActiveOffice(office);
  const today = todayIn(office.zone, now);
  if (contract.version !== body.version) {
    throw await changedQuote(call, found, 'Kontrak ini berubah sejak pelunasannya dihitung.');
  }
  refuseNotRunning(contract);
  await refuseAhead(db, found, now);
  await refusePendingRequests(db, contract.code);
  const { calculated, settlement } = await whatIsTaken(call, found, today);
  const { quote, interestForgiven } = calculated;
  if (AGREED.some((field) => quote[field] !== body[field])) {
    throw await changedQuote(call, found, 'Hitungan di layar berbeda dengan hitungan server.');
  }
  const cashWords = cashError(quote.total, body);
  if (cashWords !== null) throw invalid({ cash: cashWords });
  const referenceWords = referenceError(body);
  if (referenceWords !== null) throw invalid({ bank_reference: referenceWords });
  const accountWords = accountError(body, await receivingOf(db, office.id, today));
  if (accountWords !== null) throw invalid({ bank_account: accountWords });
  if (body.cash > 0) await requireOpenDay(db, { holder: staff, reader: staff, now });
  const settlementId = await writeSettlement(call, quote, interestForgiven);
  const plan = settlementPlan(calculated, body.cash);
  await writeFree(call, plan.free, settlementId, today);
  const kept = { ...body, ...transferOf(body), settlementId };
  const act = { ...kept, found, kind: 'SETTLEMENT', date_payment: today } as const;
  const { receipts } = await writePayment(db, act, plan.receipts, { cashier: staff, now });
  await refreshContractStatus(db, found, now);
  await db.update(contracts).set({ status: 'SETTLED_EARLY' }).where(eq(contracts.code, contract.code));
  await logSettlement(call, found, { quote, interestForgiven, today, receipts: receipts.length });
  const said = { at: now, staffId: staff.id, origin, changes: await transferChanges(db, body) };
  await logReceipts(db, receipts, { ...said, how: ', dari pelunasan dipercepat' });
  await addToOutbox(db, now, ...receipts.map((receipt) => creditPush(receipt.id)));
  return { receipts, settlement, after: await paymentCard(db, staff, contract.code, now) };
}

/** 409 while a request on the contract or on one of its receipts waits: its outcome would be another settlement. */
async function refusePendingRequests(db: Db, code: string): Promise<void> {
  const [request] = await db
    .select({ name: staff.name })
    .from(contractRequests)
    .innerJoin(staff, eq(staff.id, contractRequests.requestedBy))
    .where(and(eq(contractRequests.contractCode, code), eq(contractRequests.status, 'WAITING')));
  if (request) {
    throw conflict(`Permintaan ${request.name} atas kontrak ini masih menunggu persetujuan. Putuskan dulu.`);
  }
  const rows = await db
    .select({ invoice: credits.invoice })
    .from(creditRequests)
    .innerJoin(credits, eq(credits.id, creditRequests.creditId))
    .where(and(eq(credits.contractCode, code), eq(creditRequests.status, 'WAITING')))
    .orderBy(asc(credits.invoice));
  if (rows.length === 0) return;
  const invoices = rows.map((row) => row.invoice).join(', ');
  throw conflict(`Masih ada permintaan yang menunggu persetujuan pada nota ${invoices}. Putuskan dulu.`);
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
