import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { PaperTable } from '@/components/Paper/PaperTable';
import { PrintedInstant } from '@/components/Paper/PrintedInstant';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { BpkbCount, BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatNumber } from '@/lib/format/rupiah';
import type { PaperSize } from '@/lib/paper/papers';
import { countName, FINDING_LABELS, SETTLEMENT_LABELS } from '../domain/countWords';
import { expectedText, foundText, numberOf } from '../domain/findingText';

export interface CountPrintProps {
  /** The count, closed. */
  count: BpkbCount;
  /** All that differs. */
  findings: readonly BpkbFindingRow[];
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** How a difference ended, as the paper says it. */
const settledText = ({ settlement, finding }: BpkbFindingRow) =>
  settlement
    ? [SETTLEMENT_LABELS[settlement.settlement], settlement.note].filter((part) => part !== '').join(': ')
    : finding === 'MOVED'
      ? 'Tidak perlu'
      : 'Belum diselesaikan';

/** Berita acara opname: what was counted by whom, what it comes to, what differs and how it was settled, and signatures. */
export function CountPrint({ count, findings, office, size }: CountPrintProps) {
  const { result, by_counter: counters } = count;
  return (
    <Paper
      size={size}
      office={office}
      title="Berita acara opname BPKB"
      number={countName(count)}
      mark={count.state === 'FINISHED' ? undefined : 'Belum ditandatangani'}
    >
      <PaperFacts
        facts={[
          { label: 'Dimulai', value: <PrintedInstant at={count.started_at} /> },
          { label: 'Ditutup', value: count.closed_at && <PrintedInstant at={count.closed_at} /> },
          ...(result
            ? [
                { label: 'Terhitung', value: books(count.counted) },
                { label: 'Seharusnya', value: books(result.expected) },
                { label: 'Sesuai', value: books(result.as_expected) },
                { label: 'Tidak ada', value: books(result.missing) },
                { label: 'Salah tempat', value: books(result.misplaced) },
                { label: 'Lebih', value: books(result.surplus) },
                { label: 'Bergerak', value: books(result.moved) },
              ]
            : []),
          ...counters.map(({ by, counted, keyed }, at) => ({
            label: at === 0 ? 'Penghitung' : `Penghitung ${at + 1}`,
            value: (
              <>
                {by.name}, {books(counted)}
                {keyed > 0 && (
                  <>
                    , <Whole>{formatNumber(keyed)} diketik</Whole>
                  </>
                )}
              </>
            ),
          })),
          { label: 'Catatan', value: count.note },
        ]}
      />
      {findings.length === 0 ? (
        <p>Tidak ada selisih.</p>
      ) : (
        <PaperTable
          size={size}
          caption={`${formatNumber(findings.length)} selisih`}
          columns={[
            { head: 'Kontrak', cell: ({ contract_code: code }) => <Whole>{code}</Whole> },
            { head: 'BPKB', cell: (row) => <Whole>{numberOf(row)}</Whole>, below: 'named' },
            { head: 'Selisih', cell: ({ finding }) => FINDING_LABELS[finding].label },
            { head: 'Seharusnya', cell: expectedText, below: 'named' },
            { head: 'Dihitung di', cell: foundText, below: 'named' },
            { head: 'Penyelesaian', cell: settledText, below: 'named' },
          ]}
          rows={findings}
          keyOf={({ id }) => id}
        />
      )}
      <SignaturePlaces
        places={[
          { role: 'Diperiksa oleh', name: count.state === 'FINISHED' ? count.ended_by?.name : undefined },
          { role: 'Penghitung', name: counters[0]?.by.name },
          ...(counters[1] ? [{ role: 'Penghitung kedua', name: counters[1].by.name }] : []),
        ]}
      />
    </Paper>
  );
}

/** The figure and its noun stay together. */
const books = (count: number) => <Whole>{formatNumber(count)} buku</Whole>;
