import { DateText } from '@/components/DateText/DateText';
import { Money } from '@/components/Money/Money';
import { formatPercent } from '@/lib/format/percent';
import type { Financing } from '@/lib/registration/financing';
import styles from './FinancingSummary.module.css';

export interface FinancingSummaryProps {
  /** What the form comes to; null: not calculable yet. */
  financing: Financing | null;
  /** Day of the month that was chosen; null: the contract's own. */
  dueDay: number | null;
}

/** What is paid out, what is owed, and what is due each month: the figures of the contract's own schedule. */
export function FinancingSummary({ financing, dueDay }: FinancingSummaryProps) {
  const [first] = financing?.schedule ?? [];
  const last = financing?.schedule.at(-1);
  const total = financing?.schedule.reduce((sum, line) => sum + line.instalment, 0);
  return (
    <section className={styles.root} aria-label="Hasil perhitungan" aria-live="polite">
      {financing && first && last ? (
        <dl>
          <div data-main>
            <dt>Angsuran per bulan</dt>
            <dd>
              <Money value={financing.instalment} place="text" />
            </dd>
          </div>
          <div>
            <dt>Dicairkan</dt>
            <dd>
              <Money value={financing.disbursed} place="text" />
            </dd>
          </div>
          <div>
            <dt>Pokok pinjaman</dt>
            <dd>
              <Money value={financing.principal} place="text" />
            </dd>
          </div>
          <div>
            <dt>Jumlah seluruh angsuran</dt>
            <dd>
              <Money value={total} place="text" />
            </dd>
          </div>
          <div>
            <dt>Angsuran pertama</dt>
            <dd>
              <DateText value={first.date_maturity} />
            </dd>
          </div>
          <div>
            <dt>Angsuran terakhir</dt>
            <dd>
              <DateText value={last.date_maturity} />
              {last.instalment !== first.instalment && (
                <>
                  , <Money value={last.instalment} place="text" />
                </>
              )}
            </dd>
          </div>
          <div>
            <dt>Dari penghasilan</dt>
            <dd>
              {financing.ratioBp === null ? 'Penghasilan belum diisi' : formatPercent(financing.ratioBp)}
            </dd>
          </div>
        </dl>
      ) : (
        <p>
          Angsuran dihitung begitu jenis pembiayaan, perhitungan, jumlah, tenor, dan tanggal kontrak terisi
          dan dalam batasnya{dueDay === null ? '' : `, dengan jatuh tempo tiap tanggal ${dueDay}`}.
        </p>
      )}
    </section>
  );
}
