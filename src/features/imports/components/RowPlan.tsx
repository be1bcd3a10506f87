import type { ImportPlan } from '@/lib/contract/importRows';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { labelOf } from '@/lib/labels/creditFields';
import styles from './RowPlan.module.css';

export interface RowPlanProps {
  /** What posting the line would pay. */
  plan: ImportPlan;
}

/** What posting a row writes: a receipt per instalment, what becomes deposit, and the receipts that are split again. */
export function RowPlan({ plan }: RowPlanProps) {
  const { shares, surplus, later } = plan;
  const invoices = [...new Set(later.map(({ invoice }) => invoice))];
  return (
    <section className={styles.root} aria-label="Pembagian uang">
      <table>
        <caption>Pembagian uang bila diposting</caption>
        <thead>
          <tr>
            <th scope="col">Nota untuk</th>
            <th scope="col">Denda</th>
            <th scope="col">Angsuran</th>
            <th scope="col">Sisa sesudahnya</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.credit_to}>
              <th scope="row">
                Angsuran <span>ke-{share.credit_to}</span>
              </th>
              <td>{formatNumber(share.penalty_payment)}</td>
              <td>{formatNumber(share.credit_payment)}</td>
              <td>
                {formatNumber(share.credit + share.penalty - share.credit_payment - share.penalty_payment)}
              </td>
            </tr>
          ))}
          {surplus > 0 && (
            <tr>
              <th scope="row">Lebih dari yang terutang</th>
              <td colSpan={3}>{formatNumber(surplus)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {invoices.map((invoice) => (
        <div key={invoice} data-part="later">
          <p>Nota {invoice} dibagi ulang; uang, tanggal, dan nomornya tetap:</p>
          <ul>
            {later
              .filter((change) => change.invoice === invoice)
              .map(({ field, before, after }) => (
                <li key={field}>
                  {labelOf(field)}: {amount(field, before)} → {amount(field, after)}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

const amount = (field: string, value: number) =>
  field === 'overdue' ? `${formatNumber(value)} hari` : formatRupiah(value);
