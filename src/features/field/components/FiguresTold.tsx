import type { HandoverFigures } from '@/lib/contract/repossessions';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import styles from './FiguresTold.module.css';

export interface FiguresToldProps {
  /** What the borrower owes, as it is told. */
  figures: HandoverFigures;
  /** How the unit would be sold. */
  sale: string;
}

/** What is read out before anybody signs: each figure, as of when, and how the unit would be sold. */
export function FiguresTold({ figures, sale }: FiguresToldProps) {
  const { principal, interest, penalty, cost, total, as_of } = figures;
  const rows = [
    ['Pokok', principal],
    ['Manfaat ekonomi', interest],
    ['Denda', penalty],
    ['Biaya penarikan', cost],
  ] as const;
  return (
    <div className={styles.root}>
      <dl>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatRupiah(amount)}</dd>
          </div>
        ))}
        <div data-part="total">
          <dt>Jumlah kewajiban</dt>
          <dd>{formatRupiah(total)}</dd>
        </div>
      </dl>
      <p data-part="time">Angka per {formatInstant(as_of)}</p>
      <h3>Bila unit dijual</h3>
      <p>{sale}</p>
    </div>
  );
}
