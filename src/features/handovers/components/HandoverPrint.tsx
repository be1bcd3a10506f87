import { Fragment } from 'react';
import { PiecesPrint } from '@/components/CashCount/PiecesPrint';
import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { PrintedInstant } from '@/components/Paper/PrintedInstant';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { Handover, HandoverRow } from '@/lib/contract/handovers';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { rowState } from '../domain/handoverText';

export interface HandoverPrintProps {
  /** The hand-over, as it stands now. */
  handover: Handover;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** The protocol of a hand-over: TTS, banknotes, and what is short, to be signed by collector and cashier. */
export function HandoverPrint({ handover, office, size }: HandoverPrintProps) {
  const { number, collector, cashier, at, counted, expected, count, shortage, surplus, reason } = handover;
  return (
    <Paper size={size} office={office} title="Berita acara setoran kolektor" number={`No. ${number}`}>
      <PaperFacts
        facts={[
          { label: 'Kolektor', value: collector.name },
          { label: 'Kasir', value: cashier.name },
          { label: 'Pada', value: <PrintedInstant at={at} /> },
          { label: 'Dihitung', value: <Whole>{formatRupiah(counted)}</Whole> },
        ]}
      />
      {counted > 0 && <p>Terbilang: {terbilang(counted)}</p>}
      <PaperTable
        size={size}
        caption={`${formatNumber(count)} tanda terima`}
        columns={[
          {
            head: 'Tanda terima',
            cell: (row) => (
              <>
                <Whole>{row.number}</Whole>, {formatDateShort(row.day)}
              </>
            ),
            total: 'Menurut tanda terima',
          },
          { head: 'Nasabah', cell: (row) => row.customer_name, below: 'plain' },
          { head: 'Menjadi', cell: became, below: 'plain' },
          {
            head: 'Jumlah',
            figure: true,
            cell: (row) => formatNumber(row.amount),
            total: formatRupiah(expected),
          },
        ]}
        rows={handover.rows}
        keyOf={(row) => String(row.tts_id)}
      />
      <PiecesPrint closing={{ denominations: handover.denominations, counted_cash: counted }} size={size} />
      {shortage && (
        <p>
          Kurang setor {formatRupiah(shortage.amount)}, ditagih kepada {collector.name}. Sebab: {reason}
        </p>
      )}
      {surplus > 0 && (
        <p>
          Lebih setor {formatRupiah(surplus)}, disimpan di kas {cashier.name}. Sebab: {reason}
        </p>
      )}
      <SignaturePlaces
        places={[
          { role: 'Yang menyerahkan', name: collector.name },
          { role: 'Yang menerima', name: cashier.name },
        ]}
      />
    </Paper>
  );
}

/** Its notas by number, else how it stands. */
const became = (row: HandoverRow) =>
  row.invoices.length > 0 && !row.voided
    ? row.invoices.map(({ invoice }, at) => (
        <Fragment key={invoice}>
          {at > 0 && ', '}
          <Whole>{invoice}</Whole>
        </Fragment>
      ))
    : rowState(row).label;
