import type { ReactNode } from 'react';
import type { PaperSize } from '@/components/PrintSheet/paperSize';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';
import { DAY_LABELS } from '@/lib/labels/receiptDay';
import { movementText } from '../domain/dayText';
import styles from './DayPrint.module.css';

export interface DayPrintProps {
  /** A day that was closed at least once; its last closing is printed. */
  shown: CashierDay;
  /** The paper it is printed on. */
  size: PaperSize;
}

/** A closed day on paper, to be signed: black on white, whatever the theme. */
export function DayPrint({ shown, size }: DayPrintProps) {
  const closing = shown.closings.at(-1);
  if (!closing) return null;
  const difference = closing.counted_cash - closing.expected_cash;
  return (
    <article className={styles.root} data-size={size}>
      <header>
        <p data-part="company">Angsur</p>
        <p>Kantor {shown.office.name}</p>
        <p data-part="title">Penutupan kas {formatDate(shown.day)}</p>
        {closing.closing > 1 && <p>Penutupan ke-{closing.closing}</p>}
        {shown.state === 'CHANGED' && <p data-part="title">Berubah sesudah ditutup</p>}
      </header>
      <dl>
        <Row label="Kasir">{shown.cashier.name}</Row>
        <Row label="Menurut">{DAY_LABELS[shown.by]}</Row>
        <Row label="Ditutup">{formatInstant(closing.closed_at)}</Row>
      </dl>
      <dl>
        {shown.totals.map(({ kind, of_other_day, count, cash, bank }) => (
          <Row
            key={`${kind}${of_other_day}`}
            label={`${movementText(kind, shown.by, of_other_day)} ${count}×`}
          >
            {cash !== 0 && <span>Tunai {formatNumber(cash)}</span>}
            {bank !== 0 && <span>Transfer {formatNumber(bank)}</span>}
          </Row>
        ))}
      </dl>
      <dl>
        {DENOMINATIONS.map(({ key, value, form }) => {
          const count = closing.denominations[key] ?? 0;
          return count > 0 ? (
            <Row
              key={key}
              label={`${formatNumber(count)} ${form === 'NOTE' ? 'lembar' : 'keping'} ${formatNumber(value)}`}
            >
              {formatNumber(count * value)}
            </Row>
          ) : null;
        })}
        <Row label="Dihitung" strong>
          {formatRupiah(closing.counted_cash)}
        </Row>
        <Row label="Seharusnya">{formatRupiah(closing.expected_cash)}</Row>
        <Row label="Selisih" strong>
          {formatRupiah(difference)}
        </Row>
        <Row label="Transfer">{formatRupiah(closing.expected_bank)}</Row>
      </dl>
      {closing.explanation && <p>Penjelasan: {closing.explanation}</p>}
      <footer>
        <p>Kasir</p>
        <p data-part="sign">{shown.cashier.name}</p>
        <p>Diperiksa</p>
        <p data-part="sign">……………………</p>
      </footer>
    </article>
  );
}

function Row({ label, strong, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
