import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { LetterheadFacts } from '@/lib/contract/offices';
import type { PettyJournal } from '@/lib/contract/pettyJournal';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import type { Period } from '@/lib/labels/period';
import { journalText } from './journalView';
import { kindText } from './voucherView';
import styles from './JournalPrint.module.css';

export interface JournalPrintProps {
  /** The whole journal. */
  journal: PettyJournal;
  /** From which day to which. */
  period: Period;
  /** Who prints it, and signs it so. */
  by: string;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A journal on paper: opening, every voucher with the balance after it, sums, what was counted, and signatures. */
export function JournalPrint({ journal, period, by, office, size }: JournalPrintProps) {
  const { opening, debit, credit, closing, counted, rows } = journal;
  return (
    <Paper
      size={size}
      office={office}
      title="Jurnal Petty Cash"
      number={`${formatDateShort(period.from)} sampai ${formatDateShort(period.to)}`}
    >
      <PaperFacts
        facts={[
          { label: 'Kantor', value: journal.office.name },
          { label: 'Saldo awal', value: <Whole>{formatRupiah(opening)}</Whole> },
          { label: 'Saldo akhir', value: <Whole>{formatRupiah(closing)}</Whole> },
          {
            label: 'Uang dihitung',
            value: counted === null ? 'Hari terakhir belum ditutup' : <Whole>{formatRupiah(counted)}</Whole>,
          },
        ]}
      />
      <PaperTable
        size={size}
        caption={`${formatNumber(rows.length)} voucher`}
        columns={[
          { head: 'Tanggal', cell: ({ day }) => <Whole>{formatDateShort(day)}</Whole>, below: 'plain' },
          { head: 'Voucher', cell: ({ number }) => <PrintedNumber number={number} />, total: 'Jumlah' },
          {
            head: 'Keterangan',
            cell: (row) => `${kindText(row)}: ${journalText(row)}`,
            below: 'plain',
          },
          {
            head: 'Debit',
            figure: true,
            cell: (row) => (row.debit === 0 ? '' : formatNumber(row.debit)),
            total: formatNumber(debit),
            below: 'named',
          },
          {
            head: 'Kredit',
            figure: true,
            cell: (row) => (row.credit === 0 ? '' : formatNumber(row.credit)),
            total: formatNumber(credit),
            below: 'named',
          },
          {
            head: 'Saldo',
            figure: true,
            cell: (row) => formatNumber(row.balance),
            total: formatNumber(closing),
          },
        ]}
        rows={rows}
        keyOf={(row) => row.id}
      />
      {counted !== null && counted !== closing && (
        <p>Uang yang dihitung berbeda {formatRupiah(counted - closing)} dari saldo akhir.</p>
      )}
      <SignaturePlaces places={[{ role: 'Pemegang kas' }, { role: 'Dicetak oleh', name: by }]} />
    </Paper>
  );
}

/** A voucher's number, which a small sheet sets on two lines: the office's, then the month's. */
function PrintedNumber({ number }: { number: string }) {
  const [, office = '', rest = number] = /^([^/]+\/[^/]+\/)(.+)$/.exec(number) ?? [];
  return (
    <>
      <span className={styles.part}>{office}</span>
      <span className={styles.part}>{rest}</span>
    </>
  );
}
