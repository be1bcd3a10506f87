import type { PettyCount, PettyFund, PettyFunds } from '@/lib/contract/pettyCash';
import type { StandingFund } from '../domain/StandingFund';
import { buildPettyRequest, buildTopUp } from './buildPettyRequest';
import { buildAdvance, JAKARTA, SRI, TODAY } from './buildVoucher';

/** A day that was closed to the rupiah. */
export const buildCount = (over: Partial<PettyCount> = {}): PettyCount => ({
  id: 81,
  kind: 'CLOSING',
  office: JAKARTA,
  day: '2026-11-19',
  at: '2026-11-19T10:05:00.000Z',
  counted_by: { username: 'sri.wahyuni', name: SRI.name },
  holder: SRI,
  expected: 2_985_000,
  counted: 2_985_000,
  denominations: { '100000': 29, '50000': 1, '20000': 1, '10000': 1, '5000': 1 },
  explanation: '',
  answer: null,
  request_id: null,
  reopened: null,
  may_answer: false,
  ...over,
});

/** A surprise count that found Rp50.000 missing, before the holder said why. */
export const buildSurprise = (over: Partial<PettyCount> = {}): PettyCount =>
  buildCount({
    ...{ id: 80, kind: 'SURPRISE', at: '2026-11-19T08:40:00.000Z', expected: 2_995_000, counted: 2_945_000 },
    ...{ denominations: { '100000': 29, '20000': 2, '5000': 1 } },
    counted_by: { username: 'kepala.jkt', name: 'Bambang Kusuma' },
    ...{ explanation: 'Dihitung dua kali di depan pemegangnya', request_id: 33, may_answer: true },
    ...over,
  });

/** Counts of a week: closings, one opened again, and a surprise that the holder answered. */
export const buildCounts = (): PettyCount[] => [
  buildCount(),
  buildSurprise({
    may_answer: false,
    answer: {
      text: 'Ongkos kirim berkas Rp50.000 dibayar kemarin sore, notanya tertinggal di mobil.',
      ...{ by: SRI.name, at: '2026-11-19T09:20:00.000Z' },
    },
  }),
  buildCount({
    ...{ id: 77, day: '2026-11-18', at: '2026-11-18T10:01:00.000Z', expected: 3_060_000 },
    ...{ counted: 3_060_000, denominations: { '100000': 30, '50000': 1, '10000': 1 } },
    reopened: {
      ...{ at: '2026-11-18T10:30:00.000Z', by: 'Bambang Kusuma' },
      reason: 'Nota air galon salah catat, perlu pembatalan hari itu juga',
    },
  }),
];

const FUND: StandingFund['fund'] = {
  office: JAKARTA,
  ceiling: 5_000_000,
  balance: 2_815_000,
  not_replenished: 1_935_000,
  on_way: 250_000,
  holder: SRI,
  day: TODAY,
  state: 'OPEN',
  last_voucher_id: 412,
  debit: 15_000,
  credit: 185_000,
  last_closing: buildCount(),
};

interface FundOver extends Partial<Omit<PettyFund, 'fund'>> {
  fund?: Partial<StandingFund['fund']>;
}

/** The fund of Jakarta on an open day, as who holds it sees it. */
export const buildFund = ({ fund, ...over }: FundOver = {}): StandingFund => ({
  office: JAKARTA,
  today: TODAY,
  fund: { ...FUND, ...fund },
  waiting: [buildPettyRequest()],
  moving: [buildTopUp()],
  advances: [buildAdvance()],
  may_write: true,
  may_close: true,
  may_reopen: false,
  may_count: false,
  may_hand_over: true,
  may_change: false,
  holders: [{ id: 4, name: 'Eka Lestari' }],
  drawers: [
    { id: 7, name: 'Sri Wahyuni' },
    { id: 4, name: 'Eka Lestari' },
  ],
  staff: [
    { id: 14, name: 'Agus Firmansyah' },
    { id: 9, name: 'Budi Hartono' },
    { id: 4, name: 'Eka Lestari' },
  ],
  categories: [
    { id: 1, code: 'ATK', name: 'Alat tulis kantor', limit: 500_000 },
    { id: 4, code: 'GEDUNG', name: 'Perbaikan gedung', limit: 500_000 },
    { id: 3, code: 'RT', name: 'Rumah tangga kantor', limit: 300_000 },
    { id: 2, code: 'TRANS', name: 'Transportasi', limit: 250_000 },
  ],
  ...over,
});

/** Nothing waits, moves, or is advanced. */
export const buildQuietFund = (over: FundOver = {}): StandingFund =>
  buildFund({ waiting: [], moving: [], advances: [], ...over });

/** Of who approves for the office and does not hold the fund. */
export const APPROVER = { may_close: false, may_count: true, may_change: true, may_hand_over: true } as const;

/** An office without a fund. */
export const buildNoFund = (over: Partial<PettyFund> = {}): PettyFund => ({
  ...buildQuietFund({ ...APPROVER, may_count: false, may_write: false, may_hand_over: false }),
  fund: null,
  ...over,
});

/** Two offices: one with much open, one where all is well. */
export const buildFunds = (): PettyFunds['rows'] => [
  {
    ...{ office: JAKARTA, ceiling: 5_000_000, balance: 2_815_000, not_replenished: 1_935_000 },
    ...{ on_way: 250_000, holder: SRI, unclosed_day: '2026-11-19', late_advances: 1 },
    ...{ waiting: 1, moving: 1 },
  },
  {
    office: { id: 2, name: 'Makassar' },
    ...{ ceiling: 3_000_000, balance: 3_000_000, not_replenished: 0, on_way: 0 },
    ...{ holder: { id: 21, name: 'Andi Rahman' }, unclosed_day: null, late_advances: 0 },
    ...{ waiting: 0, moving: 0 },
  },
];
