import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { PrintedInstant } from '@/components/Paper/PrintedInstant';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { DAY_LABELS } from '@/lib/labels/receiptDay';
import type { PaperSize } from '@/lib/paper/papers';
import { countedTotals } from '../domain/countedTotals';
import { movementText } from '../domain/dayText';
import { PiecesPrint } from '@/components/CashCount/PiecesPrint';

export interface DayPrintProps {
  /** A day that was closed at least once; its last closing is printed. */
  shown: CashierDay;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A closed day on paper, to be signed. */
export function DayPrint({ shown, office, size }: DayPrintProps) {
  const closing = shown.closings.at(-1);
  if (!closing) return null;
  const { rows, cash } = countedTotals(shown);
  return (
    <Paper
      size={size}
      office={office}
      title="Penutupan kas"
      number={formatDate(shown.day)}
      mark={shown.state === 'CHANGED' ? 'Berubah sesudah ditutup' : undefined}
    >
      <PaperFacts
        facts={[
          { label: 'Kasir', value: shown.cashier.name },
          { label: 'Menurut', value: DAY_LABELS[shown.by] },
          { label: 'Ditutup', value: <PrintedInstant at={closing.closed_at} /> },
          { label: 'Penutupan', value: closing.closing > 1 && `ke-${closing.closing}` },
        ]}
      />
      <PaperTable
        size={size}
        caption="Yang menggerakkan kas"
        columns={[
          {
            head: 'Mutasi',
            cell: (row) => movementText(row.kind, shown.by, row.of_other_day),
            total: 'Jumlah',
          },
          { head: 'Banyak', figure: true, cell: (row) => `${formatNumber(row.count)}×`, below: 'plain' },
          {
            head: 'Tunai',
            figure: true,
            cell: (row) => formatNumber(row.cash),
            total: formatNumber(cash),
          },
          {
            head: 'Transfer',
            figure: true,
            below: 'named',
            cell: (row) => formatNumber(row.bank),
            total: formatNumber(shown.bank),
          },
        ]}
        rows={rows}
        keyOf={(row) => `${row.kind}${row.of_other_day}`}
      />
      <PiecesPrint closing={closing} size={size} />
      <section>
        <PaperFacts
          facts={[
            { label: 'Seharusnya', value: formatRupiah(closing.expected_cash) },
            { label: 'Selisih', value: formatRupiah(closing.counted_cash - closing.expected_cash) },
            { label: 'Transfer', value: formatRupiah(closing.expected_bank) },
          ]}
        />
      </section>
      {closing.explanation && <p>Penjelasan: {closing.explanation}</p>}
      <SignaturePlaces places={[{ role: 'Kasir', name: shown.cashier.name }, { role: 'Diperiksa' }]} />
    </Paper>
  );
}
