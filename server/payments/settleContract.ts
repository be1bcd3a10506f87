import { eq } from 'drizzle-orm';
import { receiptAmounts } from '@/lib/arithmetic/receiptAmounts';
import type { SettlementShares } from '@/lib/arithmetic/settlementShares';
import type { Settled, Settlement } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';
import { todayIn } from '../calendar/today';
import { requireOpenDay } from '../cash/requireOpenDay';
import { refuseAhead } from '../contracts/factsAhead';
import { lockContract, type FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatus } from '../credits/contractStatus';
import { requireActiveOffice } from '../offices/requireActiveOffice';
import { conflict, invalid } from '../platform/core/ApiError';
import { contracts } from '../platform/db/schema';
import { addToOutbox } from '../platform/outbox/outbox';
import { insertPayments } from './insertPayments';
import { paymentCard } from './paymentCard';
import { refuseNotRunning } from './paymentRules';
import { heldQuotes } from './quotes';
import { calculateSettlement, settlementOf, toSettlement } from './settlement';
import { refusePendingRequests } from './refusePendingRequests';
import { AGREED, logSettlement, logSettlementReceipts, type SettleCall } from './settlementHistory';
import { splitCharged, writeFree, writeSettlement } from './writeSettlement';
import { writeReceipts } from './writeReceipts';

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
  await refuseAhead(db, found, now);
  await refusePendingRequests(db, contract.code);
  const { calculated, settlement } = await whatIsTaken(call, found, today);
  const { quote, shares, interestForgiven } = calculated;
  if (AGREED.some((field) => quote[field] !== body[field])) {
    throw await changedQuote(call, found, 'Hitungan di layar berbeda dengan hitungan server.');
  }
  if (body.cash + body.bank !== quote.total) {
    throw invalid({ cash: `Tunai dan transfer harus berjumlah ${formatRupiah(quote.total)}.` });
  }
  if (body.cash > 0) await requireOpenDay(db, { holder: staff, reader: staff, now });
  const settlementId = await writeSettlement(call, quote, interestForgiven);
  const { charged, free } = splitCharged(shares, quote.fee);
  await writeFree(call, free, settlementId, today);
  const amounts = receiptAmounts({ shares: charged, collector_payment: quote.fee, cash: body.cash });
  const { cash, bank } = body;
  const bank_reference = (body.bank_reference ?? '').trim();
  const draft = { found, kind: 'SETTLEMENT', date_payment: today, cash, bank, bank_reference } as const;
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
  await logSettlement(call, found, { quote, interestForgiven, today, receipts: receipts.length });
  await logSettlementReceipts(call, receipts);
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
