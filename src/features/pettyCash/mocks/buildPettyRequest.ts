import type { PettyRequest } from '@/lib/contract/pettyRequests';
import { JAKARTA, PROOF, TODAY } from './buildVoucher';

/** A voucher above its category's limit, as an approver sees it. */
export const buildPettyRequest = (over: Partial<PettyRequest> = {}): PettyRequest => ({
  id: 31,
  kind: 'VOUCHER',
  office: JAKARTA,
  day: TODAY,
  version: 1,
  amount: 1_250_000,
  voucher_kind: 'EXPENSE',
  category: { id: 4, name: 'Perbaikan gedung' },
  limit: 500_000,
  description: 'Servis dua AC ruang kasir',
  payee: 'CV Sejuk Abadi',
  no_proof: '',
  of: null,
  vouchers: [],
  place: null,
  drawer: null,
  bank: '',
  reference: '',
  file: PROOF,
  holder: null,
  expected: null,
  counted: null,
  denominations: null,
  explanation: '',
  reason: '',
  request_by: { username: 'sri.wahyuni', name: 'Sri Wahyuni' },
  requested_at: '2026-11-20T04:30:00.000Z',
  status: 'WAITING',
  decided_by: null,
  decided_at: null,
  decision_reason: null,
  voucher: null,
  obstacle: 'Anda sendiri yang memintanya.',
  may_withdraw: true,
  may_complete: false,
  may_cancel: false,
  ...over,
});

const NO_VOUCHER = {
  ...{ voucher_kind: null, category: null, limit: null, description: '', payee: '', file: null },
} as const;

/** A top-up that is approved, whose money the holder waits for. */
export const buildTopUp = (over: Partial<PettyRequest> = {}): PettyRequest =>
  buildPettyRequest({
    ...NO_VOUCHER,
    ...{ id: 28, kind: 'TOP_UP', amount: 250_000, place: 'BANK', bank: 'BCA' },
    vouchers: [
      {
        ...{ id: 398, number: 'PC/JKT/2026/11/0028', day: '2026-11-11' },
        ...{ description: 'Materai tempel', spent: 100_000 },
      },
      {
        ...{ id: 399, number: 'PC/JKT/2026/11/0029', day: '2026-11-11' },
        ...{ description: 'Konsumsi rapat cabang', spent: 150_000 },
      },
    ],
    ...{ reason: 'Isi kembali pekan kedua', status: 'APPROVED', decided_by: 'Bambang Kusuma' },
    ...{ decided_at: '2026-11-19T09:00:00.000Z', obstacle: 'Sudah diputuskan.' },
    ...{ may_withdraw: false, may_complete: true },
    ...over,
  });

/** Rp50.000 were missing at a surprise count. */
export const buildDifference = (over: Partial<PettyRequest> = {}): PettyRequest =>
  buildPettyRequest({
    ...NO_VOUCHER,
    ...{ id: 33, kind: 'DIFFERENCE', amount: -50_000, expected: 2_815_000, counted: 2_765_000 },
    ...{ denominations: { '100000': 27, '50000': 1, '10000': 1, '5000': 1 } },
    ...{ explanation: 'Dihitung dua kali di depan pemegangnya', may_withdraw: false },
    ...{ request_by: { username: 'kepala.jkt', name: 'Bambang Kusuma' } },
    ...{ obstacle: 'Pemegang kas tidak memutuskan selisihnya sendiri.' },
    ...over,
  });

/** The fund goes to the reader, who counts what they take. */
export const buildHandingRequest = (over: Partial<PettyRequest> = {}): PettyRequest =>
  buildDifference({
    ...{
      id: 34,
      kind: 'HOLDER',
      amount: 2_815_000,
      counted: 2_815_000,
      holder: { id: 7, name: 'Sri Wahyuni' },
    },
    ...{ explanation: '', reason: 'Cuti melahirkan', obstacle: null },
    ...{ request_by: { username: 'kasir.eka', name: 'Eka Lestari' } },
    ...over,
  });
