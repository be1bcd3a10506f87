import type { ReactNode } from 'react';
import { Money } from '@/components/Money/Money';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import type { Shortage } from '@/lib/contract/shortages';
import { owedOf } from '../domain/shortageDraft';
import type { ShortageListState } from '../domain/shortageList';
import { ShortageStory } from './ShortageStory';

/**
 * How Kurang setor look.
 * @param actsOf what can be done with one, or why nothing can
 * @param numberOf the number of its hand-over, a link where that may be opened
 */
export const shortageView = (
  actsOf: (shortage: Shortage) => ReactNode,
  numberOf: (shortage: Shortage) => ReactNode,
): ListView<Shortage, ShortageListState, number> => ({
  caption: 'Kurang setor',
  columns: [
    {
      ...{ key: 'collector', header: 'Kolektor', minWidth: 140, whole: true },
      cell: ({ collector }) => collector.name,
    },
    {
      ...{ key: 'owed', header: 'Terutang', align: 'end', width: 112, card: 'aside' },
      cell: (shortage) => <Money value={owedOf(shortage)} />,
    },
    {
      ...{ key: 'story', header: 'Sebab dan penyelesaian', minWidth: 340, whole: true, card: 'lead' },
      cell: (shortage) => <ShortageStory of={shortage} />,
    },
    {
      ...{ key: 'handover', header: 'Setoran', width: 188, whole: 'line' },
      cell: numberOf,
    },
    { key: 'act', header: 'Tindakan', cell: actsOf, minWidth: 190, whole: true, card: 'act' },
  ],
  keyOf: ({ id }) => id,
  emptyWords: ({ open }) =>
    open === '1'
      ? { title: 'Tidak ada kurang setor', why: 'Semua yang kurang sudah dibayar atau dihapus.' }
      : { title: 'Belum pernah ada kurang setor', action: RESET },
  skeletonRows: 3,
  isShort: true,
});
