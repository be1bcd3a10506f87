/* Constants of petty cash (DOMAIN, Petty cash), without the schema library. */
export const PETTY_PAGE_SIZE = 20;

/** Working days after which an advance (kasbon) that is not settled is late. */
export const ADVANCE_DAYS = 3;

/** What somebody writes by hand. */
export const WRITTEN_VOUCHER_KINDS = ['EXPENSE', 'REFUND', 'ADVANCE', 'SETTLEMENT'] as const;
export type WrittenVoucherKind = (typeof WRITTEN_VOUCHER_KINDS)[number];

/** What moves money between a fund and what stands outside it; its ceiling changes with FUNDING, RAISE, LOWER and END. */
export const PETTY_MOVES = ['FUNDING', 'TOP_UP', 'RAISE', 'LOWER', 'END'] as const;
export type PettyMove = (typeof PETTY_MOVES)[number];

/**
 * Every voucher's kind. REFUND: part of an expense came back. SETTLEMENT: what an advance was spent on. VOID: another voucher
 * taken back. DIFFERENCE: what a count found.
 */
export const PETTY_VOUCHER_KINDS = [...WRITTEN_VOUCHER_KINDS, ...PETTY_MOVES, 'VOID', 'DIFFERENCE'] as const;
export type PettyVoucherKind = (typeof PETTY_VOUCHER_KINDS)[number];

/** As screens, papers and files call them. */
export const PETTY_VOUCHER_LABELS: Readonly<Record<PettyVoucherKind, string>> = {
  EXPENSE: 'Pengeluaran',
  REFUND: 'Pengembalian',
  ADVANCE: 'Kasbon',
  SETTLEMENT: 'Pertanggungjawaban kasbon',
  FUNDING: 'Pengisian pertama',
  TOP_UP: 'Pengisian',
  RAISE: 'Penambahan plafon',
  LOWER: 'Pengurangan plafon',
  END: 'Penutupan dana',
  VOID: 'Pembatalan voucher',
  DIFFERENCE: 'Selisih kas',
};

/** What waits for a second person. VOUCHER: one above its category's limit. */
export const PETTY_REQUEST_KINDS = ['VOUCHER', 'VOID', 'DIFFERENCE', 'HOLDER', ...PETTY_MOVES] as const;
export type PettyRequestKind = (typeof PETTY_REQUEST_KINDS)[number];

/** Where a fund's money comes from, or goes to. */
export const PETTY_PLACES = ['DRAWER', 'BANK', 'HEAD_OFFICE'] as const;
export type PettyPlace = (typeof PETTY_PLACES)[number];

/** NOT_REPLENISHED: still to be named by a top-up. OPEN: an advance that is not settled. DONE: nothing is left to do. */
export const PETTY_VOUCHER_STATES = [
  'NOT_REPLENISHED',
  'REPLENISHED',
  'OPEN',
  'SETTLED',
  'VOIDED',
  'DONE',
] as const;
export type PettyVoucherState = (typeof PETTY_VOUCHER_STATES)[number];

/** CLOSING: of a day, by who holds the fund. SURPRISE: by somebody else. HANDING: at a change of holder. */
export const PETTY_COUNT_KINDS = ['CLOSING', 'SURPRISE', 'HANDING'] as const;
export type PettyCountKind = (typeof PETTY_COUNT_KINDS)[number];
