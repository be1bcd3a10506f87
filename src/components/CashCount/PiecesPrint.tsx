import { PaperTable } from '@/components/Paper/PaperTable';
import type { Closing } from '@/lib/contract/cashierDay';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import type { PaperSize } from '@/lib/paper/papers';

interface PiecesPrintProps {
  /** The count. */
  closing: Pick<Closing, 'denominations' | 'counted_cash'>;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** Notes and coins that were counted, on paper. */
export function PiecesPrint({ closing, size }: PiecesPrintProps) {
  return (
    <PaperTable
      size={size}
      caption="Uang yang dihitung"
      columns={[
        { head: 'Pecahan', cell: (row) => `${row.word} ${formatNumber(row.value)}`, total: 'Dihitung' },
        { head: 'Banyak', figure: true, cell: (row) => formatNumber(row.count) },
        {
          head: 'Jumlah',
          figure: true,
          cell: (row) => formatNumber(row.count * row.value),
          total: formatRupiah(closing.counted_cash),
        },
      ]}
      rows={countedOf(closing)}
      keyOf={(row) => row.key}
    />
  );
}

/** What was counted of each note and coin; what was not there is left out. */
function countedOf({ denominations }: PiecesPrintProps['closing']) {
  return DENOMINATIONS.flatMap(({ key, value, form }) => {
    const count = denominations[key] ?? 0;
    return count > 0 ? [{ key, value, count, word: form === 'NOTE' ? 'Lembar' : 'Keping' }] : [];
  });
}
