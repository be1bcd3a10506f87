import type { FieldPayment } from '@/lib/payment/fieldPayment';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { FoundContract } from '../contracts/readContract';
import { creditPush } from '../credits/creditPush';
import { refreshContractStatuses } from '../credits/contractStatus';
import type { SignedIn } from '../platform/auth/session';
import { inTurns } from '../platform/core/inTurns';
import type { Db } from '../platform/db/connect';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import { addToOutbox } from '../platform/outbox/outbox';
import type { FieldAccount } from './FieldAccount';
import { insertPayments } from './insertPayments';
import { insertReceipts, type WrittenReceipt } from './insertReceipts';
import { receiptChanges } from './receiptChanges';
import { writeDeposit } from './writeDeposit';
import { writeRestated } from './writeRestated';

/** A TTS that is posted, and what it becomes on which contract. */
export interface FieldPosting {
  found: FoundContract;
  tts: { id: number; number: string; amount: number };
  plan: FieldPayment;
}

/** Who took the money, and by which hand-over and request. */
export interface FieldTaking {
  /** The cashier who counted it: the notas are theirs, and it is in their drawer. */
  cashier: Pick<SignedIn, 'id' | 'name'>;
  /** Who posts it now. */
  staffId: number;
  now: Date;
  origin: HistoryLine['origin'];
  /** "setoran JKT/S2611/00001". */
  how: string;
  request?: { id: number; reason: string; makerName: string; checkerName: string };
}

/**
 * Writes what TTS become, each one payment with its notas and deposit, on contracts that are held, in the order of
 * posting; `accounts` are those contracts afterwards. The TTS are POSTED already, and the drawer is open. The counters of
 * numbers come last: payments at other counters of the office wait for them alone.
 */
export async function takeFieldPayments(
  tx: Db,
  postings: readonly FieldPosting[],
  accounts: readonly FieldAccount[],
  taking: FieldTaking,
): Promise<void> {
  const { cashier, now, staffId, origin, how, request } = taking;
  if (postings.length === 0) return;
  const paymentIds = await insertPayments(
    tx,
    postings.map(({ found, tts, plan }) => ({
      ...{ found, kind: 'FIELD' as const, date_payment: plan.date, cash: tts.amount, bank: 0 },
      ...{ deposit_added: plan.rest, ttsId: tts.id, requestId: request?.id },
    })),
    { staffId: cashier.id, now },
  );
  for (const { plan, tts } of postings) {
    const because = `uang tanggal ${formatDate(plan.date)} dengan tanda terima ${tts.number}`;
    await writeRestated(tx, plan.later, { staffId, now, origin, because });
  }
  const standings = await inTurns(accounts, (account) => account.standing());
  await refreshContractStatuses(tx, standings, now);
  const drafts = postings.flatMap(({ found, plan, tts }, index) =>
    plan.receipts.map((amounts) => ({
      ...{ found, amounts, date_payment: plan.date, paymentId: paymentIds[index] ?? 0 },
      note: `Tanda terima ${tts.number}, ${how}`,
    })),
  );
  const receipts = await insertReceipts(tx, drafts, { cashier, now });
  await keepDeposits(tx, postings, paymentIds, { staffId: cashier.id, now });
  await writeHistory(tx, ...logLines(taking, receipts), ...depositLines(taking, postings));
  // One push: it says nothing about the receipt, and each list is fetched again as a whole.
  const [first] = receipts;
  if (first) await addToOutbox(tx, now, creditPush(first.id));
}

/** By office, as their counters are taken. */
async function keepDeposits(
  tx: Db,
  postings: readonly FieldPosting[],
  paymentIds: readonly number[],
  by: { staffId: number; now: Date },
): Promise<void> {
  const kept = postings
    .map(({ found, plan: { rest } }, index) => ({ found, rest, paymentId: paymentIds[index] ?? 0 }))
    .filter(({ rest }) => rest > 0)
    .sort((a, b) => a.found.office.id - b.found.office.id);
  for (const { found, rest, paymentId } of kept) {
    await writeDeposit(tx, found, { amount: rest, cash: rest, bank: 0, paymentId }, by);
  }
}

const saidOf = ({ now, staffId, origin, request }: FieldTaking) => ({
  ...{ at: now, staffId, origin },
  ...(request && { reason: request.reason }),
});

const endOf = ({ how, request }: FieldTaking) =>
  request ? `${how}; diminta ${request.makerName}, disetujui ${request.checkerName}` : how;

const logLines = (taking: FieldTaking, receipts: readonly WrittenReceipt[]): HistoryLine[] =>
  receipts.map(({ id, invoice, amounts, found, date_payment }) => ({
    ...saidOf(taking),
    action: 'PAYMENT_TAKEN',
    summary: `Menerima ${formatRupiah(amounts.payment)} untuk angsuran ke-${amounts.credit_to} kontrak ${found.contract.code}, nota ${invoice}, dari ${endOf(taking)}`,
    record: { type: 'credit', id },
    changes: {
      ...receiptChanges({ ...amounts, date_payment }),
      ...(taking.request && { request_id: [null, taking.request.id] as [unknown, unknown] }),
    },
  }));

/** What became a deposit alone has no receipt to stand on. */
const depositLines = (taking: FieldTaking, postings: readonly FieldPosting[]): HistoryLine[] =>
  postings
    .filter(({ plan }) => plan.rest > 0)
    .map(({ found, plan, tts }) => ({
      ...saidOf(taking),
      action: 'PAYMENT_TAKEN',
      summary: `Menyimpan ${formatRupiah(plan.rest)} dari tanda terima ${tts.number} sebagai titipan kontrak ${found.contract.code}, dari ${endOf(taking)}`,
      record: { type: 'contract', id: found.contract.code },
      changes: { deposit_added: [null, plan.rest] },
    }));
