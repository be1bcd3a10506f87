import type { Approval } from '@/lib/contract/approvals';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { buildReceipt, buildVoidReceipt } from './buildCredit';

/** A change that waits: the customer paid by transfer, the cashier had booked cash. */
export function buildApproval(over: Partial<Approval> = {}): Approval {
  return {
    request_id: 42,
    credit: buildReceipt({ request_approval: true }),
    update: { cash: 35_000, bank: 1_300_000, note: 'Transfer BCA diterima pukul 09.12.' },
    request_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
    reason: 'Nasabah membayar sebagian lewat transfer, bukan tunai.',
    requested_at: '2026-11-20T06:58:00.000Z',
    ...over,
  };
}

/** A void that waits: the transfer bounced. */
export function buildVoidApproval(over: Partial<Approval> = {}): Approval {
  return buildApproval({
    credit: buildReceipt({ request_approval: true }),
    kind: 'VOID',
    update: {},
    reason: 'Transfer ditolak bank; nasabah akan membayar ulang.',
    ...over,
  });
}

/** Three requests on three receipts, oldest first. */
export function buildApprovals(): Approval[] {
  return [
    buildApproval(),
    buildApproval({
      request_id: 43,
      credit: buildReceipt({ id: 43, invoice: 'JKT/2611/00043', request_approval: true }),
      update: { date_payment: '2026-11-18', overdue: 8 },
      reason: 'Tanggal bayar salah ketik.',
      requested_at: '2026-11-20T06:59:00.000Z',
    }),
    buildApproval({
      request_id: 44,
      credit: buildReceipt({ id: 44, invoice: 'JKT/2611/00044', request_approval: true }),
      update: { note: 'Kwitansi kedua dicetak.' },
      request_by: { username: 'rudi.hartono', name: 'Rudi Hartono' },
      reason: 'Catatan cetak ulang belum ada.',
      requested_at: '2026-11-20T07:01:00.000Z',
    }),
  ];
}

/** A receipt with its history, newest first. */
export function buildCreditDetail(over: Partial<CreditDetail> = {}): CreditDetail {
  return {
    credit: buildReceipt(),
    statement_line: null,
    waiting: null,
    events: [
      {
        id: 3,
        at: '2026-11-20T04:41:00.000Z',
        by: { username: 'hendra.gunawan', name: 'Hendra Gunawan' },
        action: 'CHANGE_APPROVED',
        reason: null,
        changes: { penalty_discount: [0, 2_500], penalty_payment: [62_500, 60_000] },
      },
      {
        id: 2,
        at: '2026-11-20T04:30:00.000Z',
        by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
        action: 'CHANGE_REQUESTED',
        reason: 'Potongan denda disetujui kepala cabang.',
        changes: { penalty_discount: [0, 2_500], penalty_payment: [62_500, 60_000] },
      },
      {
        id: 1,
        at: '2026-11-20T02:10:00.000Z',
        by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
        action: 'CREATED',
        reason: null,
        changes: {},
      },
    ],
    ...over,
  };
}

/** The same receipt while a change waits. */
export function buildWaitingDetail(over: Partial<CreditDetail> = {}): CreditDetail {
  return buildCreditDetail({
    credit: buildReceipt({ request_approval: true }),
    waiting: buildApproval(),
    ...over,
  });
}

/** The same receipt after it was voided. */
export function buildVoidDetail(over: Partial<CreditDetail> = {}): CreditDetail {
  const { reason } = buildVoidApproval();
  const by = { username: 'hendra.gunawan', name: 'Hendra Gunawan' };
  return buildCreditDetail({
    credit: buildVoidReceipt({ void_reason: reason }),
    events: [
      { id: 5, at: '2026-11-20T07:01:00.000Z', by, action: 'VOIDED', reason: reason ?? null, changes: {} },
      {
        id: 4,
        at: '2026-11-20T06:58:00.000Z',
        by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
        action: 'VOID_REQUESTED',
        reason: reason ?? null,
        changes: {},
      },
      ...buildCreditDetail().events,
    ],
    ...over,
  });
}
