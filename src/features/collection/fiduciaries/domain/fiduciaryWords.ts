import { RESET, type EmptyWords } from '@/components/RecordList/ListView';
import { DAYS_TO_REGISTER, DAYS_TO_REMOVE, urgencyOf } from '@/lib/collection/fiduciaryDeadline';
import type { FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import { formatNumber } from '@/lib/format/rupiah';
import type { StatusTone } from '@/lib/labels/statusLabel';
import type { FiduciaryListState } from './fiduciaryList';

export const TASK_LABELS: Readonly<Record<FiduciaryTask, string>> = {
  register: 'Perlu didaftarkan',
  remove: 'Perlu dihapus',
};

/** How days are counted in each list, in words. */
export const TASK_RULES: Readonly<Record<FiduciaryTask, string>> = {
  register: `Jaminan didaftarkan paling lambat ${DAYS_TO_REGISTER} hari sejak tanggal akta.`,
  remove: `Penghapusan diberitahukan paling lambat ${DAYS_TO_REMOVE} hari sejak utang berakhir. Hari tetap dihitung selama transfer menunggu konfirmasi.`,
};

const TONES: Readonly<Record<ReturnType<typeof urgencyOf>, StatusTone>> = {
  late: 'overdue',
  near: 'due',
  later: 'neutral',
};

/** Days left in words, and the tone that goes with them. */
export function daysLeftText(left: number): { tone: StatusTone; words: string } {
  const tone = TONES[urgencyOf(left)];
  if (left < 0) return { tone, words: `Terlambat ${formatNumber(-left)} hari` };
  return { tone, words: left === 0 ? 'Hari terakhir' : `${formatNumber(left)} hari lagi` };
}

/** What the list is narrowed to, one filter a phrase. */
export function narrowedTo({ list, due, search }: FiduciaryListState, office: string | undefined): string[] {
  return [
    TASK_LABELS[list],
    office ? `Kantor ${office}` : 'Semua kantor',
    ...(due === 'all' ? [] : [due === 'late' ? 'Terlambat' : 'Terlambat atau tinggal 7 hari']),
    ...(search ? [`Pencarian “${search}”`] : []),
  ];
}

const NOTHING: Readonly<Record<FiduciaryTask, EmptyWords>> = {
  register: {
    title: 'Tidak ada fidusia yang perlu didaftarkan',
    why: 'Kontrak muncul di sini setelah aktanya dicatat dan sebelum sertifikatnya dicatat.',
  },
  remove: {
    title: 'Tidak ada fidusia yang perlu dihapus',
    why: 'Kontrak bersertifikat muncul di sini setelah utangnya berakhir.',
  },
};

/** Why the list is empty. */
export function emptyWords({ list, due, search }: FiduciaryListState): EmptyWords {
  if (search) return { title: `Tidak ada kontrak untuk “${search}”`, action: RESET };
  if (due === 'late') return { title: 'Tidak ada yang terlambat', action: RESET };
  if (due === 'near') return { title: 'Tidak ada yang terlambat atau tinggal 7 hari', action: RESET };
  return NOTHING[list];
}
