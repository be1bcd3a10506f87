import type { ContractRequestKind } from '@/lib/contract/requestedAction';

/** What is asked for on a contract, in the middle of a sentence. */
export const KIND_NOUNS: Record<ContractRequestKind, string> = {
  PAYMENT: 'pembayaran',
  PAYMENT_VOID: 'pembatalan pembayaran',
  SETTLEMENT_UNDO: 'pembatalan pelunasan',
  DEPOSIT_PAY_BACK: 'pengembalian titipan',
  WAIVER: 'potongan tanpa pembayaran',
  STATUS: 'perubahan status',
  CANCEL: 'pembatalan kontrak',
  RESTRUCTURE: 'restrukturisasi',
  MOVE_OFFICE: 'pindah kantor',
  FIELD_PAYMENT: 'setoran terlambat',
  REPOSSESSION: 'surat tugas penarikan',
  UNIT_SALE: 'penjualan unit',
};

/** `pembatalan pembayaran kontrak JKT-…`; a noun that ends in the word does not say it twice. */
export function nounOn(kind: ContractRequestKind, code: string): string {
  const noun = KIND_NOUNS[kind];
  return noun.endsWith(' kontrak') ? `${noun} ${code}` : `${noun} kontrak ${code}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
