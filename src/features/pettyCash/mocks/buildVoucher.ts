import type { KeptFile } from '@/lib/contract/files';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';

export const TODAY = '2026-11-20';
export const JAKARTA = { id: 1, name: 'Jakarta' };
/** Holds the fund, and is who reads most stories. */
export const SRI = { id: 7, name: 'Sri Wahyuni' };
const BY_SRI = { username: 'sri.wahyuni', name: SRI.name };

export const PROOF: KeptFile = {
  ...{ id: 61, kind: 'DOCUMENT', name: 'nota-atk.jpg', type: 'image/jpeg', bytes: 184_000 },
  ...{ width: 1200, height: 1600, created_at: '2026-11-20T03:02:00.000Z', attached: true },
};

/** Paper and ink, with a photo of the receipt. */
export const buildVoucher = (over: Partial<PettyVoucher> = {}): PettyVoucher => ({
  id: 412,
  number: 'PC/JKT/2026/11/0042',
  office: JAKARTA,
  day: TODAY,
  at: '2026-11-20T03:04:00.000Z',
  kind: 'EXPENSE',
  category: { id: 1, name: 'Alat tulis kantor' },
  description: 'Kertas A4 dan tinta printer',
  payee: 'Toko Sinar Jaya',
  payee_staff_id: null,
  debit: 0,
  credit: 185_000,
  spent: 185_000,
  balance: 2_815_000,
  state: 'NOT_REPLENISHED',
  of: null,
  ended_by: null,
  due: null,
  place: null,
  bank: '',
  reference: '',
  proof: PROOF,
  no_proof: '',
  written_by: BY_SRI,
  approved_by: null,
  may_void: true,
  void_request_id: null,
  ...over,
});

/** Money for a trip, that is late by now. */
export const buildAdvance = (over: Partial<PettyVoucher> = {}): PettyVoucher =>
  buildVoucher({
    ...{ id: 405, number: 'PC/JKT/2026/11/0035', day: '2026-11-13', at: '2026-11-13T02:10:00.000Z' },
    ...{ kind: 'ADVANCE', category: null, description: 'Perjalanan dinas ke Bekasi', spent: 0 },
    ...{ payee: 'Agus Firmansyah', payee_staff_id: 14, credit: 400_000, balance: 3_100_000 },
    ...{ state: 'OPEN', due: '2026-11-18', proof: null },
    ...over,
  });

/** Takes a voucher back that was written wrongly. */
export const buildVoid = (): PettyVoucher =>
  buildVoucher({
    ...{ id: 410, number: 'PC/JKT/2026/11/0040', day: '2026-11-19', at: '2026-11-19T09:10:00.000Z' },
    ...{ kind: 'VOID', category: { id: 3, name: 'Rumah tangga kantor' }, payee: 'Depot Tirta' },
    ...{ description: 'Air galon tercatat dua kali', debit: 40_000, credit: 0, spent: -40_000 },
    ...{ balance: 2_985_000, state: 'DONE', of: { id: 407, number: 'PC/JKT/2026/11/0037' }, proof: null },
    ...{ approved_by: 'Bambang Kusuma', may_void: false },
  });

/** Of every kind that a reader meets in a month, newest first; each balance follows from the one below it. */
export const buildVouchers = (): PettyVoucher[] => [
  buildVoucher(),
  buildVoucher({
    ...{ id: 411, number: 'PC/JKT/2026/11/0041', at: '2026-11-20T02:20:00.000Z', kind: 'REFUND' },
    ...{ category: null, description: 'Kembalian parkir dan tol', payee: 'Budi Hartono', credit: 0 },
    ...{ debit: 15_000, spent: 0, balance: 3_000_000, of: { id: 408, number: 'PC/JKT/2026/11/0038' } },
    ...{ proof: null, no_proof: 'Uang kembali tanpa nota' },
  }),
  buildVoid(),
  buildVoucher({
    ...{ id: 409, number: 'PC/JKT/2026/11/0039', day: '2026-11-19', at: '2026-11-19T08:50:00.000Z' },
    ...{ kind: 'DIFFERENCE', category: null, description: 'Selisih hitung mendadak', payee: '' },
    ...{ credit: 50_000, spent: 50_000, balance: 2_945_000, proof: null, may_void: false },
    ...{ approved_by: 'Bambang Kusuma' },
  }),
  buildVoucher({
    ...{ id: 408, number: 'PC/JKT/2026/11/0038', day: '2026-11-19', at: '2026-11-19T04:12:00.000Z' },
    ...{ category: { id: 2, name: 'Transportasi' }, description: 'Parkir dan tol ke notaris' },
    ...{ payee: 'Budi Hartono', payee_staff_id: 9, credit: 65_000, spent: 65_000, balance: 2_995_000 },
  }),
  buildVoucher({
    ...{ id: 407, number: 'PC/JKT/2026/11/0037', day: '2026-11-18', at: '2026-11-18T06:00:00.000Z' },
    ...{ category: { id: 3, name: 'Rumah tangga kantor' }, description: 'Air galon, salah catat' },
    ...{ payee: 'Depot Tirta', credit: 40_000, spent: 40_000, balance: 3_060_000, state: 'VOIDED' },
    ...{ ended_by: { id: 410, number: 'PC/JKT/2026/11/0040' }, may_void: false },
  }),
  buildAdvance(),
  buildVoucher({
    ...{ id: 401, number: 'PC/JKT/2026/11/0031', day: '2026-11-12', at: '2026-11-12T03:30:00.000Z' },
    ...{ kind: 'TOP_UP', category: null, description: 'Pengisian 14 voucher', payee: '' },
    ...{ debit: 1_460_000, credit: 0, spent: 0, balance: 3_500_000, state: 'DONE', place: 'BANK' },
    ...{ bank: 'BCA', reference: '88120417', may_void: false, approved_by: 'Bambang Kusuma' },
  }),
];
