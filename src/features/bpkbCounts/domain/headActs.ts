import type { BpkbCountAct } from '@/lib/contract/bpkbCounts';

/** Acts that are done from the page's head, by weight; counting and settling have places of their own. */
export type HeadAct = Exclude<BpkbCountAct, 'scan' | 'settle'>;
export const HEAD_ACTS: readonly { act: HeadAct; label: string }[] = [
  { act: 'finish', label: 'Tandatangani opname' },
  { act: 'close', label: 'Tutup hitungan' },
  { act: 'reopen', label: 'Hitung lagi' },
  { act: 'cancel', label: 'Batalkan opname' },
];
