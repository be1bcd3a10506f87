import type { OfficeCounts } from '@/lib/contract/officeClosing';

/** Lists that show what is in an office. */
export type OfficePlace = keyof OfficeCounts;

/** Where a list of an office is; null: this person can't open it, or it shows no single office. */
export type HrefOfOffice = (office: { id: number }, place: OfficePlace) => string | null;

/** Each kind of what is there in words, money and debts first. */
export const HOLDING_LABELS: Readonly<Record<OfficePlace, string>> = {
  contracts: 'Kontrak berjalan',
  accounts: 'Akun di tangan kolektor',
  cashier_days: 'Kas Kasir belum ditutup',
  cash_to_hand_over: 'Kas belum disetor',
  filled_safes: 'Brankas berisi uang',
  petty_funds: 'Kas kecil berjalan',
  books: 'BPKB',
  credit_requests: 'Permintaan nota menunggu',
  contract_requests: 'Permintaan kontrak menunggu',
  registrations: 'Form registrasi berjalan',
  staff: 'Staff',
};
