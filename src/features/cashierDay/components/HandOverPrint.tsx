import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { PrintedInstant } from '@/components/Paper/PrintedInstant';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { CashierDay } from '@/lib/contract/cashierDay';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { countedTotals } from '../domain/countedTotals';
import { movementText } from '../domain/dayText';
import { shownHandOver, WAYS } from '../domain/handOverText';
import { PiecesPrint } from '@/components/CashCount/PiecesPrint';

export interface HandOverPrintProps {
  /** A day whose cash is handed over, or on its way. */
  shown: CashierDay;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** The hand-over of a closed day's cash on paper, to be signed by who brings it and who receives it. */
export function HandOverPrint({ shown, office, size }: HandOverPrintProps) {
  const handed = shownHandOver(shown);
  const closing = shown.closings.at(-1);
  if (!handed || !closing) return null;
  const { way, amount, receiver, note, decided_by: decider, decided_at: decided } = handed;
  const { rows, cash } = countedTotals(shown);
  const isReceived = handed.status === 'APPROVED';
  return (
    <Paper
      size={size}
      office={office}
      title="Berita acara serah terima kas"
      number={formatDate(shown.day)}
      mark={isReceived ? undefined : 'Menunggu konfirmasi'}
    >
      <PaperFacts
        facts={[
          { label: 'Kasir', value: shown.cashier.name },
          { label: 'Diserahkan', value: handed.request_by.name },
          { label: 'Pada', value: <PrintedInstant at={handed.requested_at} /> },
          { label: 'Jumlah', value: <Whole>{formatRupiah(amount)}</Whole> },
          { label: 'Tujuan', value: way === 'BANK' ? `${WAYS.BANK} ${handed.bank}` : way && WAYS[way] },
          { label: 'Referensi', value: handed.reference && <Whole>{handed.reference}</Whole> },
          { label: 'Penerima', value: receiver?.name },
          { label: 'Dikonfirmasi', value: isReceived && decider },
          { label: 'Selesai', value: isReceived && decided !== null && <PrintedInstant at={decided} /> },
        ]}
      />
      <PaperTable
        size={size}
        caption="Yang menggerakkan kas"
        columns={[
          {
            head: 'Mutasi',
            cell: (row) => movementText(row.kind, shown.by, row.of_other_day),
            total: 'Seharusnya',
          },
          { head: 'Banyak', figure: true, cell: (row) => `${formatNumber(row.count)}×`, below: 'plain' },
          { head: 'Tunai', figure: true, cell: (row) => formatNumber(row.cash), total: formatNumber(cash) },
        ]}
        rows={rows.filter((row) => row.cash !== 0)}
        keyOf={(row) => `${row.kind}${row.of_other_day}`}
      />
      <PiecesPrint closing={closing} size={size} />
      {amount !== closing.expected_cash && (
        <p>
          Selisih hitungan {formatRupiah(amount - closing.expected_cash)}: {closing.explanation}
        </p>
      )}
      {note && <p>Catatan: {note}</p>}
      <SignaturePlaces
        places={[
          { role: 'Yang menyerahkan', name: handed.request_by.name },
          // Banks stamp their own slip: here signs who compared it.
          {
            role: way === 'BANK' ? 'Yang memeriksa bukti setor' : 'Yang menerima',
            name: receiver?.name ?? (isReceived ? (decider ?? undefined) : undefined),
          },
        ]}
      />
    </Paper>
  );
}
