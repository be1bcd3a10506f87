import type { ReactNode } from 'react';
import type { ImportDivision } from '@/lib/contract/importPosting';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import styles from './DivisionSum.module.css';

export interface DivisionSumProps {
  /** What the rows pay together; null: it is not known yet. */
  division: ImportDivision | null;
  /** The money of the rows, rupiah. */
  amount: number;
  /** In the place of the figures: why they can't be shown. */
  instead?: ReactNode;
}

/** Where the money of all matched rows goes, before it is posted: the sum of what each row shows of itself. */
export function DivisionSum({ division, amount, instead }: DivisionSumProps) {
  const figure = (value: number | undefined) => (value === undefined ? '…' : formatRupiah(value));
  const parts = [
    ['Angsuran', figure(division?.credit)],
    ['Denda', figure(division?.penalty)],
    ...(division && division.deposit > 0 ? [['Titipan', figure(division.deposit)] as const] : []),
    ...(division && division.open.rows > 0
      ? [
          [
            `Belum punya tempat, ${formatNumber(division.open.rows)} baris`,
            figure(division.open.amount),
          ] as const,
        ]
      : []),
  ] as const;
  return (
    <section className={styles.root} aria-label="Pembagian uang" aria-busy={!division && !instead}>
      <h3>Pembagian uang{division && `, menjadi ${formatNumber(division.receipts)} nota`}</h3>
      {instead || (
        <dl>
          {parts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div data-part="total">
            <dt>Jumlah</dt>
            <dd>{formatRupiah(amount)}</dd>
          </div>
        </dl>
      )}
      {division && division.open.rows > 0 && (
        <p>
          Baris yang belum punya tempat ditolak saat diposting dan menyebut sebabnya; uangnya tidak tercatat.
        </p>
      )}
    </section>
  );
}
