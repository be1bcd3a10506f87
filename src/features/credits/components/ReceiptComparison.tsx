import type { ReceiptRow } from '../domain/receiptChanges';
import styles from './ReceiptComparison.module.css';

export interface ReceiptComparisonProps {
  /** A row for each field: before, after, and whether it changed. */
  rows: readonly ReceiptRow[];
  /** Names of the two sides. Default 'Sebelum' and 'Sesudah'. */
  sides?: readonly [before: string, after: string];
}

/**
 * Two versions of a receipt side by side (SPEC 2, Approval modal). Changed fields come first and alone stand out: by
 * weight, a bar and a hidden word, not by colour alone, with what an amount gains or loses. On phones the two values
 * stand below their field, and the difference beside it.
 */
export function ReceiptComparison({ rows, sides = ['Sebelum', 'Sesudah'] }: ReceiptComparisonProps) {
  const changed = rows.filter((row) => row.changed);
  const unchanged = rows.filter((row) => !row.changed);
  return (
    <table className={styles.root} role="table">
      <caption className="visually-hidden">Perbandingan nota</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Isian
          </th>
          {sides.map((side) => (
            <th key={side} role="columnheader" scope="col">
              {side}
            </th>
          ))}
          <th role="columnheader" scope="col">
            Selisih
          </th>
        </tr>
      </thead>
      {changed.length > 0 && (
        <tbody role="rowgroup">
          <Rows rows={changed} sides={sides} />
        </tbody>
      )}
      {unchanged.length > 0 && (
        <tbody role="rowgroup">
          {changed.length > 0 && (
            <tr role="row" data-part="group">
              <th role="rowheader" scope="rowgroup" colSpan={4}>
                Tidak berubah
              </th>
            </tr>
          )}
          <Rows rows={unchanged} sides={sides} />
        </tbody>
      )}
    </table>
  );
}

function Rows({ rows, sides }: Required<ReceiptComparisonProps>) {
  return rows.map(({ field, label, before, after, changed, difference }) => (
    <tr key={field} role="row" data-changed={changed || undefined} data-long={field === 'note' || undefined}>
      <th role="rowheader" scope="row">
        {label}
        {changed && <span className="visually-hidden"> (berubah)</span>}
      </th>
      <td role="cell" data-side={sides[0]}>
        {before || <Blank />}
      </td>
      <td role="cell" data-side={sides[1]} data-part="after">
        {after || <Blank />}
      </td>
      <td role="cell" data-part="difference">
        {difference}
      </td>
    </tr>
  ));
}

/** Shows blank (SPEC 5), is read as empty. */
const Blank = () => <span className="visually-hidden">kosong</span>;
