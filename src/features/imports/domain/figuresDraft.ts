import type { FieldErrors } from '@/lib/contract/envelope';

/** What a checker typed of what the bank shows. */
export interface FiguresDraft {
  account: string;
  rows: string;
  /** Rupiah. */
  amount: number | null;
}

export const NO_FIGURES: FiguresDraft = { account: '', rows: '', amount: null };

/** What is missing of it, per field. */
export function checkFigures({ account, rows, amount }: FiguresDraft): FieldErrors {
  return {
    ...(account.trim().length < 4 && { account: 'Isi nomor rekening yang Anda buka di bank.' }),
    ...(!/^\d{1,6}$/.test(rows.trim()) && { rows: 'Isi jumlah baris uang masuk menurut bank.' }),
    ...(amount === null && { amount: 'Isi jumlah uang masuk menurut bank.' }),
  };
}
