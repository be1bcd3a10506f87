import type { ContractRequestKind } from '@/lib/contract/requestedAction';

interface KindText {
  /** The action as it stands in a list. */
  action: string;
  /** What is asked for, in the middle of a sentence. */
  noun: string;
  /** What approving it will do, said to who asks. */
  effect: string;
}

/** Requests on a contract as people say them. */
export const KIND_LABELS: Record<ContractRequestKind, KindText> = {
  PAYMENT: {
    action: 'Minta pembayaran',
    noun: 'pembayaran',
    effect: 'Pembayaran ditulis setelah disetujui.',
  },
  PAYMENT_VOID: {
    action: 'Batalkan pembayaran',
    noun: 'pembatalan pembayaran',
    effect: 'Semua nota pembayaran itu dibatalkan bersama; nomor dan nilainya tetap tersimpan.',
  },
  SETTLEMENT_UNDO: {
    action: 'Batalkan pelunasan',
    noun: 'pembatalan pelunasan',
    effect: 'Semua nota pelunasan dibatalkan dan kontrak berjalan lagi.',
  },
  DEPOSIT_PAY_BACK: {
    action: 'Kembalikan titipan',
    noun: 'pengembalian titipan',
    effect: 'Serahkan uangnya setelah disetujui; tunai keluar dari kas Anda.',
  },
  WAIVER: {
    action: 'Beri potongan',
    noun: 'potongan tanpa pembayaran',
    effect: 'Potongan berlaku pada hari disetujui, tanpa nota.',
  },
  STATUS: {
    action: 'Ubah status',
    noun: 'perubahan status',
    effect: 'Kontrak yang direstrukturisasi tidak menerima pembayaran lagi; yang lain tetap menerima.',
  },
};

/** Kinds that are asked for from a menu; a payment is asked for where it is typed. */
export const MENU_KINDS = [
  'PAYMENT_VOID',
  'WAIVER',
  'DEPOSIT_PAY_BACK',
  'SETTLEMENT_UNDO',
  'STATUS',
] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
