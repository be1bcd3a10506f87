import type { ContractRequestKind } from '@/lib/contract/requestedAction';

interface KindAction {
  /** The action as it stands in a list. */
  action: string;
  /** What approving it will do, said to who asks. */
  effect: string;
}

/** Kinds that are asked for from a menu; a payment is asked for where it is typed. */
export const MENU_KINDS = [
  'PAYMENT_VOID',
  'WAIVER',
  'DEPOSIT_PAY_BACK',
  'SETTLEMENT_UNDO',
  'STATUS',
  'RESTRUCTURE',
  'MOVE_OFFICE',
  'REPOSSESSION',
  'UNIT_SALE',
  'CANCEL',
] as const satisfies readonly ContractRequestKind[];
export type MenuKind = (typeof MENU_KINDS)[number];

/** Those that stand on how the taking of the unit stands. */
export const isTaking = (kind: MenuKind) => kind === 'REPOSSESSION' || kind === 'UNIT_SALE';

/** Those that are a choice or a few fields; a restructure has a form of its own. */
export type FormKind = Exclude<MenuKind, 'RESTRUCTURE'>;

/** What may be asked for, as the menu says it. */
export const KIND_ACTIONS: Record<MenuKind, KindAction> = {
  PAYMENT_VOID: {
    action: 'Batalkan pembayaran',
    effect: 'Semua nota pembayaran itu dibatalkan bersama; nomor dan nilainya tetap tersimpan.',
  },
  WAIVER: {
    action: 'Beri potongan',
    effect: 'Potongan berlaku pada hari disetujui, tanpa nota.',
  },
  DEPOSIT_PAY_BACK: {
    action: 'Kembalikan titipan',
    effect: 'Serahkan uangnya setelah disetujui; tunai keluar dari kas Anda.',
  },
  SETTLEMENT_UNDO: {
    action: 'Batalkan pelunasan',
    effect: 'Semua nota pelunasan dibatalkan dan kontrak berjalan lagi.',
  },
  STATUS: {
    action: 'Ubah status',
    effect:
      'Hapus buku tetap menerima pembayaran, tetapi tidak dilunasi dipercepat. Unit ditarik hanya dengan surat tugas dan BAST.',
  },
  RESTRUCTURE: {
    action: 'Restrukturisasi',
    effect: 'Sisanya pindah ke kontrak baru dengan jadwal lain; jadwal ini tetap dapat dibaca.',
  },
  MOVE_OFFICE: {
    action: 'Pindah kantor',
    effect:
      'Nomor kontraknya tetap. Pembayaran berikutnya diterima kantor yang baru; nota yang sudah ada tetap milik kantor yang sekarang.',
  },
  REPOSSESSION: {
    action: 'Minta surat tugas penarikan',
    effect: 'Kolektor yang disebut boleh mengambil unitnya sampai hari terakhir surat tugas.',
  },
  UNIT_SALE: {
    action: 'Jual unit',
    effect: 'Penjualannya dicatat pada unit; uangnya diterima sebagai pembayaran kontrak.',
  },
  CANCEL: {
    action: 'Batalkan kontrak',
    effect:
      'Hanya sebelum pembayaran pertama. Setelah itu tidak ada pembayaran, denda, atau pelunasan; BPKB-nya tidak ditunggu lagi, dan komisinya ditarik kembali menurut skemanya.',
  },
};
