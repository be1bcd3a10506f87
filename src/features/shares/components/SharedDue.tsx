import type { SharedCard } from '@/lib/contract/sharedCard';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatWeekday, formatDate } from '@/lib/format/tanggal';
import styles from './SharedDue.module.css';

export interface SharedDueProps {
  /** What the link opens. */
  card: Pick<SharedCard, 'due' | 'remaining' | 'as_of'>;
  /** What the contract's status means, where the sums do not say it. */
  text: string;
}

/** What is to be paid now or next, with all penalty, and what is left of the instalments. */
export function SharedDue({ card, text }: SharedDueProps) {
  const { due, remaining, as_of: asOf } = card;
  const isLate = due !== null && (due.date === null || due.date < asOf);
  const parts = due
    ? [
        [due.count > 1 ? `${due.count} angsuran` : 'Angsuran', due.instalments],
        ['Denda', due.penalty],
      ].filter(([, sum]) => sum !== 0)
    : [];
  return (
    <section className={styles.root} data-late={isLate || undefined}>
      {due && (
        <>
          <h2>{isLate ? 'Harus dibayar sekarang' : 'Pembayaran berikutnya'}</h2>
          <p data-part="sum">{formatRupiah(due.total)}</p>
          {due.date && (
            <p data-part="day">
              Jatuh tempo {formatDate(due.date)}
              {due.pay_by !== null && due.pay_by !== due.date && due.pay_by >= asOf && (
                <>, bayarlah paling lambat {formatWeekday(due.pay_by)}</>
              )}
            </p>
          )}
          {due.penalty > 0 && (
            <dl>
              {parts.map(([label, sum]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatRupiah(Number(sum))}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
      {text && <p data-part="text">{text}</p>}
      {remaining && (
        <dl data-part="rest">
          <div>
            <dt>Sisa seluruh angsuran</dt>
            <dd>{formatRupiah(remaining.instalments)}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
