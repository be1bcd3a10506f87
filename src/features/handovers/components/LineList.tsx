import { Figure, FigureList } from '@/components/CashCount/FigureList';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListTable } from '@/components/RecordList/ListTable';
import type { HandoverBasis } from '@/lib/contract/handovers';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { LINE_VIEW } from './lineView';
import styles from './LineList.module.css';

export interface LineListProps {
  /** What a collector's TTS become. */
  basis: Pick<HandoverBasis, 'rows' | 'sums' | 'left_out'>;
}

/** Each TTS with what it becomes, and what all of them come to; where nothing of a kind is, it has no line. */
export function LineList({ basis: { rows, sums, left_out } }: LineListProps) {
  const figures = [
    ['Angsuran', sums.credit_payment],
    ['Denda', sums.penalty_payment],
    ['Titipan', sums.deposit],
    ['Dikembalikan', sums.returned],
  ] as const;
  return (
    <div className={styles.root}>
      <ListTable
        view={LINE_VIEW}
        rows={rows}
        empty={<EmptyState title="Tidak ada tanda terima yang dibawa" />}
      />
      {left_out > 0 && (
        <p>
          {formatNumber(left_out)} tanda terima lain kolektor ini tidak ikut. Terima sesudah yang ini
          dibukukan.
        </p>
      )}
      {rows.length > 0 && (
        <FigureList aria-label="Jumlah">
          {figures.map(
            ([label, value]) =>
              value > 0 && (
                <Figure key={label} label={label}>
                  {formatRupiah(value)}
                </Figure>
              ),
          )}
          <Figure label={`Jumlah ${formatNumber(sums.count)} tanda terima`} strong>
            {formatRupiah(sums.amount)}
          </Figure>
        </FigureList>
      )}
    </div>
  );
}
