import type { Batch, BatchPreview, BatchRow, Commission, Payout } from '@/lib/contract/commissions';
import { CLERK, HEAD } from './buildPartner';

/** A commission that waits for approval. */
export function buildCommission(over: Partial<Commission> = {}): Commission {
  return {
    id: 1,
    state: 'COMPUTED',
    partner: { id: 1, name: 'Rahmat Hidayat' },
    office_id: 1,
    contract_code: 'JKT-2611-00065',
    customer_name: 'Siti Rahmawati',
    principal: 12_000_000,
    scheme_number: 2,
    basis: 'PER_MILLE',
    value: 1500,
    amount: 180_000,
    computed_at: '2026-11-18T03:20:00.000Z',
    approved_by: null,
    approved_at: null,
    batch: null,
    taken_back: null,
    recovered: null,
    due_back: null,
    version: 1,
    obstacle: null,
    ...over,
  };
}

const APPROVED = { state: 'APPROVED', approved_by: HEAD, approved_at: '2026-11-19T02:00:00.000Z' } as const;
const BATCH = { id: 5, number: 'JKT/KA2611/00005' };

/** One in every state, newest first. */
export const buildCommissions = (): Commission[] => [
  buildCommission({ id: 6 }),
  buildCommission({
    ...{ id: 5, contract_code: 'JKT-2611-00064', customer_name: 'Ujang Sukandar', amount: 165_000 },
    ...{
      principal: 11_000_000,
      obstacle: 'Yang mengisi form atau mencairkan tidak dapat menyetujui komisinya.',
    },
  }),
  buildCommission({
    ...{ id: 4, contract_code: 'JKT-2610-00062', customer_name: 'Maria Rumbiak', ...APPROVED, version: 2 },
    ...{ partner: { id: 2, name: 'Sumber Motor Matraman' }, basis: 'FIXED', value: 300_000, amount: 300_000 },
  }),
  buildCommission({
    ...{ id: 3, contract_code: 'JKT-2610-00061', customer_name: 'Dewi Lestari', ...APPROVED, version: 3 },
    ...{
      state: 'PAID',
      batch: BATCH,
      due_back: 'FIRST_PAYMENT_DEFAULT',
      amount: 165_000,
      principal: 11_000_000,
    },
  }),
  buildCommission({
    id: 2,
    contract_code: 'JKT-2609-00058',
    ...APPROVED,
    state: 'PAID',
    batch: BATCH,
    version: 3,
  }),
  buildCommission({
    ...{ id: 1, contract_code: 'JKT-2609-00055', customer_name: 'I Gusti Ngurah Agung Wirawan', ...APPROVED },
    ...{ state: 'TAKEN_BACK', batch: { id: 4, number: 'JKT/KA2610/00004' }, recovered: BATCH, version: 5 },
    taken_back: { why: 'CANCELLED', at: '2026-11-10T04:00:00.000Z' },
  }),
];

/** Two commissions less one that was taken back. */
export const buildPayout = (over: Partial<Payout> = {}): Payout => ({
  partner: { id: 1, name: 'Rahmat Hidayat' },
  account: { bank: 'BCA', number: '5220917345', holder: 'Rahmat Hidayat' },
  entries: [
    {
      commission_id: 1,
      contract_code: 'JKT-2609-00055',
      customer_name: 'I Gusti Ngurah Agung Wirawan',
      amount: -120_000,
    },
    { commission_id: 6, contract_code: 'JKT-2611-00065', customer_name: 'Siti Rahmawati', amount: 180_000 },
    { commission_id: 7, contract_code: 'JKT-2611-00066', customer_name: 'Ujang Sukandar', amount: 165_000 },
  ],
  total: 225_000,
  ...over,
});

const PAYOUTS = [
  buildPayout(),
  buildPayout({
    partner: { id: 2, name: 'Sumber Motor Matraman' },
    account: { bank: 'Mandiri', number: '1370099812233', holder: 'Sumber Motor Matraman' },
    entries: [
      { commission_id: 4, contract_code: 'JKT-2610-00062', customer_name: 'Maria Rumbiak', amount: 300_000 },
    ],
    total: 300_000,
  }),
];

/** What a batch would pay now. */
export const buildPreview = (over: Partial<BatchPreview> = {}): BatchPreview => ({
  office_id: 1,
  payouts: PAYOUTS,
  total: 525_000,
  held: [
    {
      partner: { id: 8, name: 'Perantara 08' },
      total: 140_000,
      why: 'Rekening baru disetujui hari ini; dibayar mulai besok.',
    },
  ],
  obstacle: null,
  ...over,
});

export const buildBatchRow = (over: Partial<BatchRow> = {}): BatchRow => ({
  ...BATCH,
  office_id: 1,
  paid_at: '2026-11-17T03:00:00.000Z',
  paid_by: CLERK,
  partners: 2,
  total: 525_000,
  ...over,
});

/** Newest first. */
export const buildBatchRows = (count: number): BatchRow[] =>
  Array.from({ length: count }, (_, index) =>
    buildBatchRow({
      id: count - index,
      number: `JKT/KA2611/${String(count - index).padStart(5, '0')}`,
      total: 525_000 + index * 75_000,
    }),
  );

export const buildBatch = (over: Partial<Batch> = {}): Batch => ({
  ...buildBatchRow(),
  payouts: PAYOUTS,
  ...over,
});
