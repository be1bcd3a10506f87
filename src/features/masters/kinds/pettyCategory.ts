import { MASTER_CODE, pettyCategories, type PettyCategory } from '@/lib/contract/masters';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDayBrief } from '@/lib/format/tanggal';
import { MASTER_FIELDS } from '@/lib/labels/masterLabels';
import { endedViews } from '@/lib/address/useOpenedRecord';
import type { MasterKind } from '../domain/MasterKind';

/** Kategori Petty Cash: what vouchers are for, each with the limit above which another person approves. */
export const PETTY_CATEGORY: MasterKind = {
  noun: 'Kategori',
  list: 'kategori-petty-cash',
  viewed: endedViews('petty-categories'),
  endpoints: pettyCategories,
  affects: 'pettyCategoryChanged',
  codeHint: 'Huruf besar, angka, atau strip; 2 sampai 20 tanda.',
  codeLength: 20,
  codePattern: MASTER_CODE,
  fields: [
    {
      name: 'limit',
      label: MASTER_FIELDS.limit,
      hint: 'Voucher di atasnya menunggu orang kedua; 0: semuanya. Menaikkan perlu persetujuan orang kedua dan berlaku keesokan harinya.',
      wrong: 'Isi Rp0 sampai Rp100.000.000.',
      money: true,
      codec: {
        text: (row) => String((row as PettyCategory).limit),
        value: (text) => (text === '' ? null : Number(text)),
      },
      words: (row) => limitText(row as PettyCategory),
      column: 272,
    },
  ],
  start: { limit: '500000' },
  waits: (row) =>
    (row as PettyCategory).waiting ? 'Batas yang lebih tinggi menunggu persetujuan orang kedua.' : null,
  usesHeader: 'Dipakai',
  usesOf: ({ used_by }) => `${formatNumber(used_by)} voucher`,
  switchedOff: 'Tidak lagi ditawarkan untuk voucher baru; voucher yang ada tidak berubah.',
  whyEmpty: 'Tanpa kategori tidak ada pengeluaran yang dapat dicatat.',
};

/** The limit, and the one that comes. */
function limitText({ limit, coming_limit: coming }: PettyCategory): string {
  if (coming === null) return formatRupiah(limit);
  return `${formatRupiah(limit)}; ${formatRupiah(coming.amount)} mulai ${formatDayBrief(coming.from)}`;
}
