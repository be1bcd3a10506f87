import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { PrintedLetter } from '@/lib/contract/letters';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatDateShort } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { letterTitle } from '../domain/letterText';

export interface LetterPrintProps {
  /** As it was made. */
  letter: PrintedLetter;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A warning letter on paper: what is late, what it comes to, until when to pay; one sheet. */
export function LetterPrint({ letter, office, size }: LetterPrintProps) {
  const { paper, arrears, penalty } = letter;
  return (
    <Paper size={size} office={office} title={letterTitle(letter.step)} number={`No. ${letter.number}`}>
      <PaperFacts
        facts={[
          { label: 'Kepada', value: paper.customer_name },
          { label: 'Kontrak', value: <Whole>{letter.contract_code}</Whole> },
          { label: 'Alamat', value: paper.address },
          { label: 'Kendaraan', value: paper.vehicle },
          { label: 'Tanggal surat', value: <Whole>{formatDate(letter.made_on)}</Whole> },
          { label: 'No. polisi', value: <Whole>{paper.plate_number}</Whole> },
        ]}
      />
      <p>
        Dengan hormat, sampai tanggal surat ini angsuran berikut belum kami terima. Tunggakan yang terlama
        sudah <Whole>{formatNumber(letter.dpd)} hari</Whole>.
      </p>
      <PaperTable
        size={size}
        caption="Angsuran yang terlambat"
        rows={paper.lines}
        keyOf={({ number }) => number}
        columns={[
          { head: 'Angsuran', cell: ({ number }) => `Ke-${number}`, total: 'Jumlah' },
          {
            head: 'Jatuh tempo',
            below: 'named',
            cell: ({ date_maturity }) => <Whole>{formatDateShort(date_maturity)}</Whole>,
          },
          { head: 'Hari', figure: true, below: 'named', cell: ({ overdue }) => formatNumber(overdue) },
          {
            ...{ head: 'Sisa angsuran', figure: true, total: formatNumber(arrears) },
            cell: ({ remainder }) => formatNumber(remainder),
          },
          {
            ...{ head: 'Denda', figure: true, total: formatNumber(penalty) },
            cell: (line) => formatNumber(line.penalty),
          },
        ]}
      />
      {paper.deposit > 0 && (
        <p>
          Titipan Bapak/Ibu <Whole>{formatRupiah(paper.deposit)}</Whole> ada pada kami dan belum
          diperhitungkan di atas.
        </p>
      )}
      <p>
        Mohon lunasi <Whole>{formatRupiah(arrears + penalty - paper.deposit)}</Whole> paling lambat{' '}
        <Whole>{formatDate(paper.pay_until)}</Whole>. Denda dihitung per tanggal surat dan bertambah selama
        angsuran belum dibayar. Bila sudah membayar, tunjukkan bukti bayar ke kantor kami dan abaikan surat
        ini.
      </p>
      <SignaturePlaces
        places={[
          { role: 'Diterima oleh, nama dan tanggal' },
          { role: 'Hormat kami', name: letter.made_by.name },
        ]}
      />
    </Paper>
  );
}
