import type { AccessFlag } from '@/lib/contract/access';
import { ACTOR_LABELS } from '@/lib/titles/actorLabels';

/** A flag with what it opens. */
export interface Right {
  flag: AccessFlag;
  label: string;
  /** What holders may do, as a sentence. */
  opens: string;
}

const right = (flag: AccessFlag, opens: string): Right => ({ flag, label: ACTOR_LABELS[flag], opens });

/** Every flag once, grouped as the side menu is (SPEC 2, 6). */
export const FLAG_GROUPS: readonly { title: string; rights: readonly Right[] }[] = [
  {
    title: 'MENU UTAMA',
    rights: [
      right('is_performance', 'Melihat Monitoring.'),
      right('is_customer', 'Melihat dan menambah Form Registrasi; surveyor tidak menambah.'),
      right('is_contract', 'Melihat Nasabah dan kontraknya, mencairkan registrasi.'),
      right('is_credit', 'Melihat Kartu Piutang.'),
      right('is_credit_add', 'Mencatat Bayar Cicilan, juga yang lewat transfer.'),
      right('is_credit_update', 'Melihat Nota Cicilan dan meminta perubahannya.'),
      right('is_credit_approval', 'Memutuskan permintaan dan registrasi orang lain.'),
      right('is_pettycash', 'Mencatat Daily Petty Cash.'),
      right('is_inventory', 'Mengelola Inventori BPKB.'),
      right('is_overdue', 'Melihat Tanggal Jatuh Tempo, mengingatkan nasabah.'),
      right('is_collector', 'Menagih lewat Akun Kolektor.'),
      right('is_collector_spv', 'Membagi tagihan di Distribusi Kolektor.'),
      right('is_collector_ach', 'Melihat Pencapaian Kolektor.'),
      right('is_agen', 'Mengelola Agen dan komisinya.'),
      right('is_marketing', 'Mengelola Marketing Ekternal dan komisinya.'),
      right('is_report', 'Membuka Laporan.'),
    ],
  },
  {
    title: 'MENU EXPORT DATA',
    rights: [right('is_export', 'Mengunduh Jurnal Petty Cash, Cicilan, dan Kontrak.')],
  },
  {
    title: 'MENU DATA USER',
    rights: [right('is_user', 'Mengatur Staff dan jabatannya, melihat Log User.')],
  },
  { title: 'MENU DATA MASTER', rights: [right('is_master', 'Mengatur data master.')] },
];
