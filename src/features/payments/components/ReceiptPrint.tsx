import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { ReceiptPaper } from '@/lib/contract/payments';
import type { PaperSize } from '@/components/PrintSheet/paperSize';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

export interface ReceiptPrintProps {
  paper: ReceiptPaper;
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
    <Paper data-size={size}>
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
      <p data-part="words">Terbilang: {terbilang(payment)}</p>
      {receipt.note && <p>Catatan: {receipt.note}</p>}
      <footer>
        {payment > STAMP_ABOVE && <p data-part="stamp">Meterai Rp10.000</p>}
        <p>Kasir</p>
        <p data-part="cashier">{receipt.cashier}</p>
      </footer>
    </Paper>
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

const Paper = styled('article')({
  boxSizing: 'border-box',
  width: '128mm',
  maxWidth: '100%',
  background: '#fff',
  color: '#000',
  fontSize: '10pt',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  breakAfter: 'page',
  '&:last-child': { breakAfter: 'auto' },
  '& p': { margin: 0 },
  '& header': { textAlign: 'center', paddingBottom: '3mm', borderBottom: '1px dashed #000' },
  '& [data-part="company"]': { fontSize: '14pt', fontWeight: 600 },
  '& [data-part="title"]': { marginTop: '2mm', fontWeight: 600 },
  '& [data-part="again"]': { fontWeight: 600, textTransform: 'uppercase' },
  '& dl': { margin: 0, padding: '3mm 0' },
  '& [data-part="amounts"]': { borderTop: '1px dashed #000', borderBottom: '1px dashed #000' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: '4mm' },
  '& dt': { flex: 'none' },
  '& dd': { margin: 0, textAlign: 'end' },
  '& [data-part="amounts"] dd': { whiteSpace: 'nowrap' },
  '& [data-strong]': { fontWeight: 600 },
  '& [data-part="words"]': { padding: '3mm 0', fontStyle: 'italic' },
  '& footer': { textAlign: 'end', paddingTop: '2mm' },
  '& [data-part="stamp"]': {
    display: 'inline-block',
    marginBottom: '2mm',
    padding: '3mm 4mm',
    border: '1px dashed #000',
  },
  '& [data-part="cashier"]': { marginTop: '14mm' },
  '&[data-size="80mm"]': { width: '72mm', fontSize: '9pt' },
  '&[data-size="58mm"]': {
    width: '48mm',
    fontSize: '8pt',
    '& [data-part="company"]': { fontSize: '11pt' },
    '& dl:not([data-part]) > div': { display: 'block', paddingBottom: '1mm' },
    '& dl:not([data-part]) dd': { textAlign: 'start' },
  },
  '&:is([data-size="80mm"], [data-size="58mm"]) [data-part="cashier"]': { marginTop: '6mm' },
});
