import { listAchievedReceipts } from '@/lib/contract/achievement';
import { ACHIEVEMENT_PAGE_SIZE } from '@/lib/contract/achievementDefaults';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { queryRoot } from '@/lib/query/queryRoots';
import { bucketFilter, partFilter, rowPlace } from './rowFilters';

export const RECEIPTS_PARTS = [
  { value: 'collected', label: 'Terkumpul' },
  { value: 'entered_later', label: 'Masuk setelah bulan ditutup' },
  { value: 'voided_later', label: 'Dibatalkan setelah bulan ditutup' },
] as const;

/** The receipts behind what was collected; later ones are parts of their own. */
export const RECEIPTS = defineList({
  endpoint: listAchievedReceipts,
  root: queryRoot('achievement'),
  part: 'receipts',
  pageSize: ACHIEVEMENT_PAGE_SIZE,
  sizes: true,
  filters: {
    part: partFilter(RECEIPTS_PARTS, 'collected'),
    bucket: bucketFilter,
    ...rowPlace(),
  },
  names: { part: 'show' },
});
export type ReceiptListState = StateOf<typeof RECEIPTS>;
