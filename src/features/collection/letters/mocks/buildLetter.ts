import type { ContractLetters, Letter, LetterPaper, PrintedLetter } from '@/lib/contract/letters';

const HEAD = { username: 'kacab.jkt', name: 'Bambang Kusuma' };

/** What stands on paper: two instalments late on 20 November 2026. */
export const buildLetterPaper = (over: Partial<LetterPaper> = {}): LetterPaper => ({
  customer_name: 'Siti Aminah',
  address: 'Jl. Melati No. 12 RT 003/RW 005, Cempaka Putih Timur, Jakarta Pusat',
  vehicle: 'Honda Beat',
  plate_number: 'B 4821 KZT',
  lines: [
    { number: 7, date_maturity: '2026-10-12', overdue: 39, remainder: 640_000, penalty: 115_200 },
    { number: 8, date_maturity: '2026-11-12', overdue: 8, remainder: 1_040_000, penalty: 26_000 },
  ],
  deposit: 0,
  pay_until: '2026-11-27',
  ...over,
});

/** SP1 that was made today and waits for its delivery. */
export const buildLetter = (over: Partial<Letter> = {}): Letter => ({
  id: 71,
  number: 'JKT/SP/2611/00014',
  contract_code: 'JKT-2604-00012',
  office_id: 1,
  customer_name: 'Siti Aminah',
  step: 1,
  late_from: '2026-10-13',
  made_on: '2026-11-20',
  dpd: 39,
  arrears: 1_680_000,
  penalty: 141_200,
  made_at: '2026-11-20T02:10:00.000Z',
  made_by: HEAD,
  lapsed: null,
  address_now: null,
  delivery: null,
  followed: false,
  version: 1,
  ...over,
});

/** The same with its paper. */
export const buildPrintedLetter = (over: Partial<PrintedLetter> = {}): PrintedLetter => ({
  ...buildLetter(),
  paper: buildLetterPaper(),
  ...over,
});

/** Handed over. */
export const DELIVERED: NonNullable<Letter['delivery']> = {
  way: 'HAND',
  day: '2026-11-04',
  received_by: 'Suami nasabah',
  note: '',
  written_by: HEAD,
};

/** SP1 handed over, SP2 tried, a third that waits. */
export const buildLetters = (): Letter[] => [
  buildLetter({ id: 71, step: 3, number: 'JKT/SP/2611/00014' }),
  buildLetter({
    ...{ id: 55, step: 2, number: 'JKT/SP/2611/00003', made_on: '2026-11-11', dpd: 30, followed: true },
    delivery: {
      ...DELIVERED,
      ...{ way: 'COURIER', day: '2026-11-12', received_by: null, note: 'Rumah kosong, tetangga tidak tahu.' },
    },
  }),
  buildLetter({
    ...{ id: 31, number: 'JKT/SP/2611/00001', made_on: '2026-11-03', dpd: 22, followed: true },
    delivery: DELIVERED,
  }),
];

/** A contract whose first letter is due. */
export const buildContractLetters = (over: Partial<ContractLetters> = {}): ContractLetters => ({
  today: '2026-11-20',
  rows: [],
  due: { step: 1, why: null },
  ...over,
});
