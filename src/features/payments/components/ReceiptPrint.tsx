import { Paper } from '@/components/Paper/Paper';
import { PaperFacts, type PaperFact } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { ReceiptPaper, ReceiptRest } from '@/lib/contract/receiptPaper';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { stampFor } from '../domain/stamp';

export interface ReceiptPrintProps {
  /** The receipt as it is printed. */
  paper: ReceiptPaper;
  /** The paper it is printed on. */
  size: PaperSize;
}

/** One receipt on paper: what was paid for what, and what remains to be paid after it. */
export function ReceiptPrint({ paper, size }: ReceiptPrintProps) {
  const { receipt, print_count, rest } = paper;
  const payment = receipt.payment ?? 0;
  return (
    <Paper
      size={size}
      office={paper.office}
      title="Nota pembayaran angsuran"
      number={`No. ${receipt.invoice}`}
      mark={print_count > 1 ? `Cetak ulang ke-${print_count - 1}` : undefined}
    >
      <PaperFacts facts={factsOf(paper)} />
      <PaperTable
        size={size}
        caption="Yang dibayar"
        columns={[
          { head: 'Uraian', cell: ([label]) => label, total: 'Total bayar' },
          {
            head: 'Jumlah',
            figure: true,
            cell: ([, amount]) => formatNumber(amount),
            total: formatRupiah(payment),
          },
        ]}
        rows={amountsOf(paper)}
        keyOf={([label]) => label}
      />
      <section>
        <PaperFacts facts={meansOf(paper)} />
      </section>
      <p>
        <em>Terbilang: {terbilang(payment)}</em>
      </p>
      <section>
        <h4>Sisa setelah nota ini</h4>
        <PaperFacts facts={restFacts(rest)} />
      </section>
      {receipt.note && <p>Catatan: {receipt.note}</p>}
      <SignaturePlaces
        stamp={stampFor(payment)}
        places={[{ role: 'Penyetor' }, { role: 'Kasir', name: receipt.cashier ?? '' }]}
      />
    </Paper>
  );
}

const factsOf = ({ receipt, vehicle, plate_number, tenor }: ReceiptPaper): PaperFact[] => [
  { label: 'Nasabah', value: receipt.customer_name },
  { label: 'Tanggal bayar', value: <Whole>{formatDate(receipt.date_payment)}</Whole> },
  { label: 'Kontrak', value: receipt.contract_code },
  { label: 'Angsuran', value: `ke-${receipt.credit_to} dari ${tenor}` },
  {
    label: 'Kendaraan',
    value: (
      <>
        {vehicle}, <Whole>{plate_number}</Whole>
      </>
    ),
  },
  {
    label: 'Jatuh tempo',
    value: (
      <>
        <Whole>{formatDate(receipt.date_maturity)}</Whole>
        {receipt.overdue ? `, terlambat ${receipt.overdue} hari` : ''}
      </>
    ),
  },
];

type Amount = readonly [label: string, amount: number];
const some = (amounts: readonly (readonly [string, number | null | undefined])[]): Amount[] =>
  amounts.flatMap(([label, amount]) => (amount ? [[label, amount] as const] : []));

const amountsOf = ({ receipt }: ReceiptPaper): Amount[] =>
  some([
    ['Angsuran', receipt.credit_payment],
    ['Potongan angsuran', receipt.credit_discount],
    ['Denda', receipt.penalty_payment],
    ['Potongan denda', receipt.penalty_discount],
    [receipt.settlement_id === undefined ? 'Biaya tagih' : 'Biaya pelunasan', receipt.collector_payment],
  ]);

const meansOf = ({ receipt, deposit_added }: ReceiptPaper): PaperFact[] =>
  some([
    ['Tunai', receipt.cash],
    ['Transfer', receipt.bank],
    ['Dari titipan', receipt.deposit],
    ['Menjadi titipan', deposit_added],
  ]).map(([label, amount]) => ({ label, value: formatRupiah(amount) }));

const restFacts = ({ instalments, remainder, penalty, next_due, as_of }: ReceiptRest): PaperFact[] => [
  {
    label: 'Angsuran',
    value: next_due ? `${formatRupiah(remainder)} (${instalments}\u00a0angsuran)` : 'Lunas',
  },
  {
    label: 'Berikutnya',
    value: next_due && (
      <>
        jatuh tempo <Whole>{formatDate(next_due)}</Whole>
      </>
    ),
  },
  {
    label: 'Denda',
    value: (
      <>
        {formatRupiah(penalty)} per <Whole>{formatDate(as_of)}</Whole>
      </>
    ),
  },
];
