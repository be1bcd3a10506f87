import type { DecisionConsequences } from '@/lib/contract/consequences';
import type { ContractActions } from '@/lib/contract/contractActions';
import type { ContractRequest, ContractRequestDetail } from '@/lib/contract/requests';

const CODE = 'JKT-2604-00118';
const EKA = { username: 'kasir.jkt', name: 'Eka Lestari' };

/** A request that waits: a payment of three receipts shall be void. */
export function buildRequest(over: Partial<ContractRequest> = {}): ContractRequest {
  return {
    id: 41,
    contract_code: CODE,
    office_id: 1,
    customer_name: 'Bambang Sutrisno',
    ask: { kind: 'PAYMENT_VOID', payment_id: 12 },
    summary:
      'Pembayaran 20 November 2026, Rp8.496.000 (3 nota: JKT/2611/00058, JKT/2611/00059, JKT/2611/00060).',
    reason: 'Uang tunai dari nasabah lain',
    status: 'WAITING',
    request_by: EKA,
    requested_at: '2026-11-20T06:40:00.000Z',
    decided_by: null,
    decided_at: null,
    decision_reason: null,
    may_decide: true,
    may_withdraw: false,
    ...over,
  };
}

/** Money that a collector carried for longer than a working day shall be notas of the day on which it was taken. */
export const buildLateHandover = (): ContractRequest =>
  buildRequest({
    ask: { kind: 'FIELD_PAYMENT', tts_ids: [226], day: 'TAKEN' },
    summary:
      'Setoran JKT/S2611/00009 dari Agus Firmansyah: JKT/K2611/00226 Rp755.000 tanggal 18 November 2026 untuk angsuran ke-5.',
    reason: 'Kolektor kehujanan, kantor sudah tutup',
  });

/** The same as its asker sees it. */
export const buildOwnRequest = (over: Partial<ContractRequest> = {}): ContractRequest =>
  buildRequest({ may_decide: false, may_withdraw: true, ...over });

const TOTALS = {
  paid: 22_656_000,
  discount: 0,
  remainder: 11_328_000,
  penalty_paid: 0,
  penalty_discount: 0,
  penalty: 0,
};

/** What voiding the payment does: three lines open again, and the drawer loses the banknotes. */
export function buildConsequences(over: Partial<DecisionConsequences> = {}): DecisionConsequences {
  const lines = [6, 7, 8].flatMap((number) => [
    { number, field: 'paid' as const, before: 2_832_000, after: 0 },
    { number, field: 'remainder' as const, before: 0, after: 2_832_000 },
  ]);
  return {
    card: {
      lines,
      totals: {
        before: TOTALS,
        after: { ...TOTALS, paid: 14_160_000, remainder: 19_824_000, penalty: 396_480 },
      },
      status: { before: 'ACTIVE', after: 'OVERDUE' },
      next_due: { before: '2027-01-20', after: '2026-10-20' },
    },
    penalty: { before: 0, after: 396_480 },
    cash: [{ cashier: EKA.name, day: '2026-11-20', cash: -8_496_000, bank: 0 }],
    deposit: { before: 0, after: 0 },
    later: [],
    ...over,
  };
}

/** A request opened by someone who may decide it. */
export function buildRequestDetail(over: Partial<ContractRequestDetail> = {}): ContractRequestDetail {
  const request = over.request ?? buildRequest();
  const waits = request.status === 'WAITING';
  return {
    request,
    version: 6,
    consequences: waits ? buildConsequences() : null,
    obstacle: null,
    ...over,
  };
}

const NOT_NOW = {
  SETTLEMENT_UNDO: 'Tidak ada pelunasan dipercepat pada kontrak ini.',
  DEPOSIT_PAY_BACK: 'Tidak ada titipan pada kontrak ini.',
  REPOSSESSION: 'SP3 tunggakan ini belum dibuat. Buat dan sampaikan dulu.',
  UNIT_SALE: 'Unit kontrak ini tidak ada pada perusahaan.',
  CANCEL: 'Sudah ada nota yang berlaku: JKT/2605/00012, JKT/2606/00009, JKT/2607/00021 dan 4 lagi.',
} as const;

/** A running contract on which two payments can be voided; no deposit, nothing settled. */
export function buildActions(over: Partial<ContractActions> = {}): ContractActions {
  return {
    contract_code: CODE,
    customer_name: 'Bambang Sutrisno',
    version: 6,
    status: 'OVERDUE',
    waiting: null,
    kinds: [
      { kind: 'PAYMENT', obstacle: null },
      { kind: 'PAYMENT_VOID', obstacle: null },
      { kind: 'SETTLEMENT_UNDO', obstacle: NOT_NOW.SETTLEMENT_UNDO },
      { kind: 'DEPOSIT_PAY_BACK', obstacle: NOT_NOW.DEPOSIT_PAY_BACK },
      { kind: 'WAIVER', obstacle: null },
      { kind: 'STATUS', obstacle: null },
      { kind: 'CANCEL', obstacle: NOT_NOW.CANCEL },
      { kind: 'RESTRUCTURE', obstacle: null },
      { kind: 'MOVE_OFFICE', obstacle: null },
      { kind: 'REPOSSESSION', obstacle: NOT_NOW.REPOSSESSION },
      { kind: 'UNIT_SALE', obstacle: NOT_NOW.UNIT_SALE },
    ],
    payments: [
      {
        id: 12,
        date_payment: '2026-11-20',
        amount: 8_496_000,
        invoices: ['JKT/2611/00058', 'JKT/2611/00059', 'JKT/2611/00060'],
        input_by: EKA,
        obstacle: null,
      },
      {
        id: 9,
        date_payment: '2026-09-18',
        amount: 2_832_000,
        invoices: ['JKT/2609/00031'],
        input_by: { username: 'kasir.dua', name: 'Sri Wahyuni' },
        obstacle: 'Masih ada permintaan yang menunggu pada nota JKT/2609/00031.',
      },
    ],
    settlement: null,
    deposit_balance: 0,
    lines: [
      { number: 6, date_maturity: '2026-10-20', remainder: 2_832_000, penalty: 396_480 },
      { number: 7, date_maturity: '2026-11-20', remainder: 2_832_000, penalty: 0 },
    ],
    statuses: [
      { status: 'ACTIVE', obstacle: 'Status kontrak ini sudah aktif.' },
      { status: 'WRITTEN_OFF', obstacle: null },
    ],
    offices: [
      { id: 2, code: 'BDG', name: 'Bandung' },
      { id: 3, code: 'MKS', name: 'Makassar' },
    ],
    ...over,
  };
}

/** A contract that was settled early: only the settlement can be undone. */
export const buildSettledActions = (): ContractActions =>
  buildActions({
    status: 'SETTLED_EARLY',
    kinds: [
      { kind: 'PAYMENT', obstacle: `Kontrak ${CODE} sudah dilunasi dipercepat.` },
      {
        kind: 'PAYMENT_VOID',
        obstacle: 'Kontrak dilunasi dipercepat: potongan pelunasannya dihitung dari nota ini.',
      },
      { kind: 'SETTLEMENT_UNDO', obstacle: null },
      { kind: 'DEPOSIT_PAY_BACK', obstacle: null },
      { kind: 'WAIVER', obstacle: `Kontrak ${CODE} sudah dilunasi dipercepat.` },
      { kind: 'STATUS', obstacle: 'Status kontrak ini tidak dapat diubah lagi.' },
      {
        kind: 'CANCEL',
        obstacle: 'Hanya kontrak yang berjalan dapat dibatalkan; kontrak ini berstatus lunas dipercepat.',
      },
      {
        kind: 'RESTRUCTURE',
        obstacle:
          'Hanya kontrak yang berjalan dapat direstrukturisasi; kontrak ini berstatus lunas dipercepat.',
      },
      { kind: 'MOVE_OFFICE', obstacle: null },
      { kind: 'REPOSSESSION', obstacle: NOT_NOW.REPOSSESSION },
      { kind: 'UNIT_SALE', obstacle: NOT_NOW.UNIT_SALE },
    ],
    payments: [],
    settlement: {
      id: 3,
      total: 17_204_000,
      receipts: 7,
      taken_by: EKA,
      taken_at: '2026-11-19T03:15:00.000Z',
    },
    deposit_balance: 350_000,
    lines: [],
  });

/** A contract on which nothing was paid yet: it can be cancelled. */
export const buildUnpaidActions = (): ContractActions =>
  buildActions({
    status: 'ACTIVE',
    version: 1,
    kinds: [
      { kind: 'PAYMENT', obstacle: null },
      { kind: 'PAYMENT_VOID', obstacle: 'Belum ada pembayaran yang berlaku.' },
      { kind: 'SETTLEMENT_UNDO', obstacle: NOT_NOW.SETTLEMENT_UNDO },
      { kind: 'DEPOSIT_PAY_BACK', obstacle: NOT_NOW.DEPOSIT_PAY_BACK },
      { kind: 'WAIVER', obstacle: null },
      { kind: 'STATUS', obstacle: null },
      { kind: 'CANCEL', obstacle: null },
      { kind: 'RESTRUCTURE', obstacle: null },
      { kind: 'MOVE_OFFICE', obstacle: null },
      { kind: 'REPOSSESSION', obstacle: NOT_NOW.REPOSSESSION },
      { kind: 'UNIT_SALE', obstacle: NOT_NOW.UNIT_SALE },
    ],
    payments: [],
  });

/** Its cancellation waits. */
export const buildCancelRequest = (over: Partial<ContractRequest> = {}): ContractRequest =>
  buildRequest({
    ask: { kind: 'CANCEL' },
    summary: 'Dibatalkan sebelum pembayaran pertama: pokok Rp28.500.000, 12 angsuran.',
    reason: 'Dealer tidak jadi menyerahkan unitnya; uang pencairan sudah kembali',
    ...over,
  });

/** What cancelling does: nothing of the card is asked for any more, and no money moves. */
export function buildCancelConsequences(): DecisionConsequences {
  const unpaid = { ...TOTALS, paid: 0, remainder: 33_984_000 };
  return buildConsequences({
    card: {
      lines: [],
      totals: { before: unpaid, after: unpaid },
      status: { before: 'ACTIVE', after: 'CANCELLED' },
      next_due: { before: '2026-12-20', after: null },
    },
    penalty: { before: 0, after: 0 },
    cash: [],
  });
}

/** What restructuring does to the old card: it stays as it is, and asks for nothing. */
export function buildRestructureConsequences(): DecisionConsequences {
  const open = { ...TOTALS, paid: 8_540_000, remainder: 6_100_000, penalty: 54_900 };
  return buildConsequences({
    card: {
      lines: [],
      totals: { before: open, after: open },
      status: { before: 'OVERDUE', after: 'RESTRUCTURED' },
      next_due: { before: '2026-11-08', after: null },
    },
    penalty: { before: 54_900, after: 54_900 },
    cash: [],
  });
}

/** It shall go to another office. */
export const buildMoveRequest = (over: Partial<ContractRequest> = {}): ContractRequest =>
  buildRequest({
    ask: { kind: 'MOVE_OFFICE', office_id: 2 },
    summary:
      'Dari kantor Jakarta ke kantor Bandung: sisa angsuran Rp11.328.000; 8 nota yang sudah ada tetap milik kantor Jakarta.',
    reason: 'Nasabah pindah rumah ke Bandung',
    ...over,
  });

/** What moving does: nothing of the card changes but its office. */
export function buildMoveConsequences(): DecisionConsequences {
  return buildConsequences({
    card: {
      lines: [],
      totals: { before: TOTALS, after: TOTALS },
      status: { before: 'ACTIVE', after: 'ACTIVE' },
      next_due: { before: '2026-12-20', after: '2026-12-20' },
      office: { before: 'Jakarta', after: 'Bandung' },
    },
    penalty: { before: 0, after: 0 },
    cash: [],
  });
}
