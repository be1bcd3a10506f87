import type { ReactNode } from 'react';
import { RESET, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort, formatInstant } from '@/lib/format/tanggal';
import type { BlockListState, OfficeBlock } from '../domain/blockList';
import { blockText, unusedCount, unusedText } from '../domain/blockNumbers';

/** Room for the button, px. */
const ACT = 116;

function Standing({ block: { closed_at, close_reason } }: { block: OfficeBlock }) {
  if (closed_at === null) return <StatusChip tone="waiting">Di ponsel kolektor</StatusChip>;
  return (
    <span>
      <StatusChip tone="neutral">Ditutup</StatusChip> {formatInstant(closed_at)}
      {close_reason !== '' && `: ${close_reason}`}
    </span>
  );
}

/** What became of each number: used, never to be used, or still out. */
function leftWords(block: OfficeBlock): string {
  const count = unusedCount(block);
  if (count === 0) return 'Semua dipakai';
  const numbers = `${formatNumber(count)}: ${unusedText(block)}`;
  return block.closed_at === null ? numbers : `${numbers} (tidak akan dipakai)`;
}

/**
 * How blocks of numbers look.
 * @param actOf what can be done with one
 */
export const blockView = (
  actOf: (block: OfficeBlock) => ReactNode,
): ListView<OfficeBlock, BlockListState, string> => ({
  caption: 'Blok nomor tanda terima',
  columns: [
    { key: 'numbers', header: 'Nomor', cell: blockText, minWidth: 190, whole: true },
    {
      ...{ key: 'collector', header: 'Kolektor', minWidth: 120, whole: true, card: 'lead' },
      cell: ({ collector }) => collector.name,
    },
    {
      ...{ key: 'given', header: 'Diberikan', width: 124, whole: 'line', card: 'leadAside' },
      cell: ({ given_on }) => formatDateShort(given_on),
    },
    {
      ...{ key: 'used', header: 'Dipakai', align: 'end', width: 84 },
      cell: ({ used }) => formatNumber(used.length),
    },
    { key: 'left', header: 'Belum dipakai', cell: leftWords, minWidth: 160, whole: true },
    {
      key: 'state',
      header: 'Status',
      cell: (block) => <Standing block={block} />,
      minWidth: 170,
      whole: true,
    },
    { key: 'act', header: 'Tindakan', cell: actOf, width: ACT, card: 'act' },
  ],
  keyOf: ({ id }) => id,
  emptyWords: ({ collector }) =>
    collector === 'all'
      ? { title: 'Belum ada blok nomor', why: 'Ponsel kolektor mengambil 25 nomor sendiri saat tersambung.' }
      : { title: 'Kolektor ini belum punya blok nomor', action: RESET },
});
