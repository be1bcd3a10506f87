import { hasAny, type Access, type AccessFlag } from '@/lib/contract/access';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';

interface Line {
  /** Said when at least one of these flags equals 1. */
  flags: readonly AccessFlag[];
  say: (access: Access, idTitle: number | null) => string;
}

/** One sentence a group of flags, in the menu's order (SPEC 6). */
const LINES: readonly Line[] = [
  { flags: ['is_performance'], say: () => 'Melihat Monitoring' },
  {
    flags: ['is_customer'],
    say: (_, idTitle) =>
      idTitle === SURVEYOR_TITLE_ID
        ? 'Melihat Form Registrasi, tanpa menambah yang baru'
        : 'Melihat dan menambah Form Registrasi',
  },
  { flags: ['is_contract'], say: () => 'Melihat Nasabah beserta kontraknya' },
  {
    flags: ['is_credit', 'is_credit_add'],
    say: (access) =>
      access.is_credit_add
        ? 'Mencatat Bayar Cicilan, juga yang lewat transfer'
        : 'Melihat Kartu Piutang, tanpa mencatat pembayaran',
  },
  { flags: ['is_credit_add', 'is_credit_update', 'is_credit_approval'], say: creditSentence },
  { flags: ['is_pettycash'], say: () => 'Mencatat Daily Petty Cash' },
  { flags: ['is_inventory'], say: () => 'Mengelola Inventori BPKB' },
  { flags: ['is_overdue'], say: () => 'Melihat Tanggal Jatuh Tempo dan mengingatkan nasabah' },
  { flags: ['is_collector'], say: () => 'Menagih lewat Akun Kolektor' },
  { flags: ['is_collector_spv'], say: () => 'Membagi tagihan di Distribusi Kolektor' },
  { flags: ['is_collector_ach'], say: () => 'Melihat Pencapaian Kolektor' },
  { flags: ['is_agen'], say: () => 'Mengelola Agen' },
  { flags: ['is_marketing'], say: () => 'Mengelola Marketing Ekternal' },
  { flags: ['is_report'], say: () => 'Membuka Laporan' },
  {
    flags: ['is_export'],
    say: () => 'Mengunduh data: Jurnal Petty Cash, Cicilan, dan Kontrak',
  },
  { flags: ['is_user'], say: () => 'Mengatur Staff serta Jabatan & Hak Akses, dan melihat Log User' },
  { flags: ['is_master'], say: () => 'Mengatur data master' },
];

function creditSentence(access: Access): string {
  const verbs = [
    'Melihat Nota Cicilan',
    ...(access.is_credit_update ? ['meminta perubahannya'] : []),
    ...(access.is_credit_approval ? ['menyetujui perubahan yang diminta orang lain'] : []),
  ];
  const last = verbs.at(-1) ?? '';
  if (verbs.length === 1) return last;
  return `${verbs.slice(0, -1).join(', ')}${verbs.length > 2 ? ',' : ''} dan ${last}`;
}

/** What somebody may do, in words; empty when no flag equals 1. */
export function accessSentences(access: Access, idTitle: number | null): string[] {
  return LINES.filter((line) => hasAny(access, line.flags)).map((line) => line.say(access, idTitle));
}
