import { todayIn } from '@/lib/arithmetic/todayIn';
import type { BpkbCountState, BpkbFinding, BpkbSettlement, ScanOutcome } from '@/lib/contract/bpkbCountTerms';
import type { BpkbCountRow } from '@/lib/contract/bpkbCounts';
import { formatDate } from '@/lib/format/tanggal';
import type { StatusLabel } from '@/lib/labels/statusLabel';

/** What is counted: 'Jakarta, Brankas 1'. */
export const countName = ({ office, safe }: Pick<BpkbCountRow, 'office' | 'safe'>): string =>
  `${office.name}, ${safe ?? 'seluruh kantor'}`;

/** What stands at the foot of its protocol. `zone`: its office's; undefined: nobody told us, and it is this device's. */
export const countFoot = (
  count: Pick<BpkbCountRow, 'office' | 'safe' | 'started_at'>,
  zone: string | undefined,
): string => `Opname BPKB ${countName(count)}, ${formatDate(todayIn(zone, new Date(count.started_at)))}`;

export const COUNT_LABELS: Readonly<Record<BpkbCountState, StatusLabel>> = {
  OPEN: { label: 'Sedang dihitung', tone: 'due' },
  CLOSED: { label: 'Menunggu penyelesaian', tone: 'waiting' },
  FINISHED: { label: 'Selesai', tone: 'paid' },
  CANCELLED: { label: 'Dibatalkan', tone: 'neutral' },
};

export const FINDING_LABELS: Readonly<Record<BpkbFinding, StatusLabel>> = {
  MISSING: { label: 'Tidak ditemukan', tone: 'overdue' },
  MISPLACED: { label: 'Salah tempat', tone: 'waiting' },
  SURPLUS: { label: 'Tidak tercatat di sini', tone: 'waiting' },
  MOVED: { label: 'Bergerak selama opname', tone: 'neutral' },
};

/** How a difference was settled. */
export const SETTLEMENT_LABELS: Readonly<Record<BpkbSettlement, string>> = {
  FOUND: 'Ditemukan',
  STORED: 'Dicatat di tempat ia dihitung',
  PUT_BACK: 'Dikembalikan ke tempatnya',
  RECORDED: 'Dicatat di halaman BPKB',
  EXPLAINED: 'Dijelaskan',
};

/** What a code came to, as the counting screen says it; `OTHER_PLACE`: a shelf that is not counted. `NO_PLACE`: nobody said yet which one it is. */
export type Heard = ScanOutcome | 'PLACE' | 'OTHER_PLACE' | 'NO_PLACE' | 'NOT_KEPT';

export const HEARD_LABELS: Readonly<Record<Heard, StatusLabel>> = {
  TAKEN: { label: 'Tercatat', tone: 'paid' },
  AGAIN: { label: 'Sudah dihitung', tone: 'waiting' },
  UNKNOWN: { label: 'Bukan label kita', tone: 'overdue' },
  OTHER_OFFICE: { label: 'Bukan BPKB kantor ini', tone: 'overdue' },
  OTHER_PLACE: { label: 'Tempat ini tidak dihitung', tone: 'overdue' },
  PLACE: { label: 'Tempat dipilih', tone: 'due' },
  NO_PLACE: { label: 'Pilih tempatnya dahulu', tone: 'overdue' },
  NOT_KEPT: { label: 'Belum tercatat', tone: 'overdue' },
};

/** What a counter does next after a code that does not count. */
export const HEARD_NEXT: Readonly<Partial<Record<Heard, string>>> = {
  UNKNOWN: 'Tidak dicatat. Periksa labelnya, atau sisihkan.',
  OTHER_OFFICE: 'Tidak dicatat. Sisihkan, lalu tanyakan kepala cabang.',
  OTHER_PLACE: 'Opname ini menghitung brankas atau kantor lain.',
  AGAIN: 'Tidak dicatat dua kali. Lanjutkan.',
  NO_PLACE: 'Pindai label tempat, atau pilih dari daftar.',
};
