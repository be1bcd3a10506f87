import type { ReactNode } from 'react';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { ReceiptPaper } from '@/lib/contract/receiptPaper';
import type { PaperSize } from '@/components/PrintSheet/paperSize';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import styles from './ReceiptPrint.module.css';

export interface ReceiptPrintProps {
  /** The receipt as it is printed. */
  paper: ReceiptPaper;
  /** The paper it is printed on. */
  size: PaperSize;
}

/** Above this a receipt needs a stamp (DOMAIN, meterai), rupiah. */
const STAMP_ABOVE = 5_000_000;

/** One receipt on paper: black on white, whatever the theme. */
export function ReceiptPrint({ paper, size }: ReceiptPrintProps) {
  const { receipt, print_count } = paper;
  const payment = receipt.payment ?? 0;
  const amounts = [
    ['Angsuran', receipt.credit_payment],
    ['Potongan angsuran', receipt.credit_discount],
    ['Denda', receipt.penalty_payment],
    ['Potongan denda', receipt.penalty_discount],
    [receipt.settlement_id === undefined ? 'Biaya tagih' : 'Biaya pelunasan', receipt.collector_payment],
  ] as const;
  return (
    <article className={styles.root} data-size={size}>
      <header>
        <p data-part="company">Angsur</p>
        <p>Kantor {paper.office_name}</p>
        <p data-part="title">Kwitansi pembayaran angsuran</p>
        {print_count > 1 && <p data-part="again">Cetak ulang ke-{print_count - 1}</p>}
      </header>
      <dl>
        <Row label="No. nota">{receipt.invoice}</Row>
        <Row label="Tanggal bayar">{formatDate(receipt.date_payment)}</Row>
        <Row label="Nasabah">{receipt.customer_name}</Row>
        <Row label="Kontrak">{receipt.contract_code}</Row>
        <Row label="Kendaraan">
          {paper.vehicle}, {paper.plate_number}
        </Row>
        <Row label="Angsuran">
          ke-{receipt.credit_to} dari {paper.tenor}
        </Row>
        <Row label="Jatuh tempo">
          {formatDate(receipt.date_maturity)}
          {(receipt.overdue ?? 0) > 0 && `, terlambat ${receipt.overdue} hari`}
        </Row>
      </dl>
      <dl data-part="amounts">
        {amounts.map(([label, amount]) =>
          amount ? (
            <Row key={label} label={label}>
              {formatNumber(amount)}
            </Row>
          ) : null,
        )}
        <Row label="Total bayar" strong>
          {formatRupiah(payment)}
        </Row>
        {receipt.cash ? <Row label="Tunai">{formatNumber(receipt.cash)}</Row> : null}
        {receipt.bank ? <Row label="Transfer">{formatNumber(receipt.bank)}</Row> : null}
        {receipt.deposit ? <Row label="Dari titipan">{formatNumber(receipt.deposit)}</Row> : null}
        {paper.deposit_added ? <Row label="Menjadi titipan">{formatNumber(paper.deposit_added)}</Row> : null}
      </dl>
      <p data-part="in-words">Terbilang: {terbilang(payment)}</p>
      {receipt.note && <p>Catatan: {receipt.note}</p>}
      <footer>
        {payment > STAMP_ABOVE && <p data-part="stamp">Meterai Rp10.000</p>}
        <p>Kasir</p>
        <p data-part="cashier">{receipt.cashier}</p>
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
