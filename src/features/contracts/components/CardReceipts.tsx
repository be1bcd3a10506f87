import { PaperTable, type PaperColumn } from '@/components/Paper/PaperTable';
import { Whole } from '@/components/Paper/Whole';
import type { ContractReceipt } from '@/lib/contract/contractDetail';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort } from '@/lib/format/tanggal';
import { isRoll, type PaperSize } from '@/lib/paper/papers';

export interface CardReceiptsProps {
  /** Newest first; voided ones too. */
  receipts: readonly ContractReceipt[];
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** The receipts of a card on paper in the order in which they were paid; what was voided is not in the sums. */
export function CardReceipts({ receipts, size }: CardReceiptsProps) {
  return (
    <section>
      <h4>Nota</h4>
      {receipts.length === 0 ? (
        <p>Belum ada nota.</p>
      ) : (
        <PaperTable
          size={size}
          caption="Nota"
          columns={columnsOf(receipts, isRoll(size))}
          rows={receipts.toReversed()}
          keyOf={({ id }) => id}
        />
      )}
    </section>
  );
}

type AmountKey = 'credit_payment' | 'penalty_payment' | 'collector_payment' | 'payment';

function columnsOf(receipts: readonly ContractReceipt[], roll: boolean): PaperColumn<ContractReceipt>[] {
  const counted = receipts.filter(({ voided }) => !voided);
  const sum = (key: AmountKey) => counted.reduce((all, receipt) => all + receipt[key], 0);
  const figure = (head: string, key: AmountKey): PaperColumn<ContractReceipt> => ({
    head,
    figure: true,
    // Under its line on a roll, a zero would only make it longer.
    cell: (receipt) => (roll && receipt[key] === 0 ? '' : <Amount of={receipt} value={receipt[key]} />),
    total: roll && sum(key) === 0 ? '' : formatNumber(sum(key)),
  });
  const below = (column: PaperColumn<ContractReceipt>) => ({ ...column, below: 'named' as const });
  const hasFee = receipts.some(({ collector_payment }) => collector_payment > 0);
  return [
    { head: 'No. nota', cell: (receipt) => <ReceiptNumber of={receipt} />, total: 'Jumlah' },
    { head: 'Tgl bayar', below: 'plain', cell: ({ date_payment }) => formatDateShort(date_payment) },
    { head: 'Ke', figure: true, below: 'named', cell: ({ credit_to }) => credit_to },
    below(figure('Angsuran', 'credit_payment')),
    below(figure('Denda', 'penalty_payment')),
    ...(hasFee ? [below(figure('Biaya', 'collector_payment'))] : []),
    figure('Total', 'payment'),
  ];
}

/** A receipt's number and, where it does not count or may change, why. */
function ReceiptNumber({ of: { invoice, voided, request_approval } }: { of: ContractReceipt }) {
  return (
    <>
      <Whole>{invoice}</Whole>
      {voided && <small>dibatalkan</small>}
      {!voided && request_approval && <small>menunggu persetujuan</small>}
    </>
  );
}

function Amount({ of: { voided }, value }: { of: ContractReceipt; value: number }) {
  return voided ? <s>{formatNumber(value)}</s> : <>{formatNumber(value)}</>;
}
