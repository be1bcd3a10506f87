import { Paper } from '@/components/Paper/Paper';
import { PaperDueDate } from '@/components/Paper/PaperDueDate';
import { PaperFacts, type PaperFact } from '@/components/Paper/PaperFacts';
import { PaperTable, type PaperColumn } from '@/components/Paper/PaperTable';
import { partiesOf } from '@/components/Paper/partiesOf';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { ContractCard } from '@/lib/contract/contractCard';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { LetterheadFacts } from '@/lib/contract/offices';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import { openAmount } from '@/lib/labels/openAmount';
import { lineStatusLabel } from '@/lib/labels/lineStatusLabel';
import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { isRoll, type PaperSize } from '@/lib/paper/papers';
import type { Holidays } from '@/lib/query/useHolidays';
import { CardReceipts } from './CardReceipts';

export interface CardPrintProps {
  /** The contract with its card and its receipts. */
  detail: Pick<ContractDetail, 'contract' | 'card' | 'as_of' | 'receipts'>;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** Who prints it. */
  by: string;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A contract's card on paper: the schedule with what was paid on it, the receipts, and what remains as of one day. */
export function CardPrint({ detail, holidays, office, by, size }: CardPrintProps) {
  const { contract, card, as_of, receipts } = detail;
  return (
    <Paper
      size={size}
      office={office}
      title="Kartu piutang"
      number={
        <>
          <Whole>No. {contract.code}</Whole>, per <Whole>{formatDate(as_of)}</Whole>
        </>
      }
    >
      <PaperFacts facts={factsOf(detail)} />
      <PaperTable
        size={size}
        caption="Kartu piutang"
        columns={columnsOf(card, size, holidays)}
        rows={card.lines}
        keyOf={(line) => line.number}
      />
      <CardReceipts receipts={receipts} size={size} />
      <section>
        <h4>
          Sisa per <Whole>{formatDate(as_of)}</Whole>
        </h4>
        <PaperFacts facts={restOf(detail)} />
      </section>
      <SignaturePlaces
        places={[
          { role: 'Nasabah', name: contract.customer.name },
          { role: 'Petugas', name: by },
        ]}
      />
    </Paper>
  );
}

const factsOf = ({ contract, card }: CardPrintProps['detail']): PaperFact[] => {
  const { customer, structure, status } = contract;
  return [
    ...partiesOf(contract),
    { label: 'Alamat', value: customer.address },
    { label: 'Telepon', value: <Whole>{customer.phone}</Whole> },
    { label: 'Tanggal kontrak', value: <Whole>{formatDate(structure.date_start)}</Whole> },
    { label: 'Pokok', value: formatRupiah(structure.principal) },
    { label: 'Tenor', value: `${structure.tenor} bulan` },
    { label: 'Status', value: contractStatusLabel(status, card.dpd).label },
  ];
};

type Line = ContractCard['lines'][number];
type Amount = 'paid' | 'discount' | 'remainder' | 'penalty' | 'penalty_paid';

function columnsOf(
  { totals }: ContractCard,
  size: PaperSize,
  holidays: Holidays | undefined,
): PaperColumn<Line>[] {
  const figure = (head: string, key: Amount, spare = false): PaperColumn<Line> => ({
    head,
    figure: true,
    below: 'named',
    spare,
    cell: (line) => amountOn(size, line[key], spare),
    total: amountOn(size, totals[key], spare),
  });
  return [
    { head: 'Ke', cell: ({ number }) => number },
    {
      head: 'Jatuh tempo',
      cell: ({ date_maturity, remainder }) => (
        <PaperDueDate date={date_maturity} holidays={remainder > 0 ? holidays : undefined} />
      ),
      total: 'Jumlah',
    },
    {
      head: 'Angsuran',
      figure: true,
      cell: ({ instalment }) => formatNumber(instalment),
      total: formatNumber(totals.instalment),
    },
    figure('Dibayar', 'paid'),
    ...(totals.discount > 0 ? [figure('Potongan', 'discount', true)] : []),
    figure('Sisa', 'remainder'),
    ...(totals.penalty_paid > 0 ? [figure('Denda dibayar', 'penalty_paid', true)] : []),
    figure('Denda', 'penalty'),
    { head: 'Status', below: 'plain', cell: (line) => <Whole>{lineStatusLabel(line).label}</Whole> },
  ];
}

/** Under its line a zero would only make the paper longer. */
const amountOn = (size: PaperSize, value: number, spare: boolean) =>
  value === 0 && (spare || isRoll(size)) ? '' : formatNumber(value);

const restOf = ({ contract, card: { totals } }: CardPrintProps['detail']): PaperFact[] => [
  { label: 'Angsuran', value: openAmount(contract.status, totals.remainder) },
  { label: 'Denda', value: openAmount(contract.status, totals.penalty) },
  { label: 'Jumlah', value: openAmount(contract.status, totals.remainder + totals.penalty) },
  {
    label: 'Berikutnya',
    value: contract.next_due && (
      <>
        jatuh tempo <Whole>{formatDate(contract.next_due)}</Whole>
      </>
    ),
  },
];
