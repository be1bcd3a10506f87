import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { partiesOf } from '@/components/Paper/partiesOf';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { LetterheadFacts } from '@/lib/contract/offices';
import type { Settled } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { stampFor } from '../domain/stamp';
import { SettlementLines } from './SettlementLines';

export interface SettledPrintProps {
  /** What was taken, and the card after it. */
  settled: Settled;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A settlement that was taken, on paper: what the customer takes home. */
export function SettledPrint({ settled, office, size }: SettledPrintProps) {
  const { receipts, settlement, after } = settled;
  const first = receipts[0];
  const [cash, bank] = [sumOf(settled, 'cash'), sumOf(settled, 'bank')];
  const { remainder, penalty } = after.card.totals;
  return (
    <Paper size={size} office={office} title="Nota pelunasan dipercepat" number={numbersOf(settled)}>
      <PaperFacts
        facts={[
          ...partiesOf(after.contract),
          { label: 'Tanggal bayar', value: <Whole>{formatDate(first?.date_payment)}</Whole> },
          { label: 'Penawaran', value: settlement.quote?.number },
        ]}
      />
      <SettlementLines settlement={settlement} size={size} />
      <section>
        <PaperFacts
          facts={[
            { label: 'Tunai', value: cash > 0 && formatRupiah(cash) },
            { label: 'Transfer', value: bank > 0 && formatRupiah(bank) },
            { label: 'Diterima', value: formatRupiah(cash + bank) },
            { label: 'Sisa', value: remainder + penalty > 0 ? formatRupiah(remainder + penalty) : 'Lunas' },
          ]}
        />
      </section>
      {first?.note && <p>Catatan: {first.note}</p>}
      <SignaturePlaces
        stamp={stampFor(settlement.total)}
        places={[
          { role: 'Nasabah', name: settlement.customer_name },
          { role: 'Kasir', name: first?.cashier ?? '' },
        ]}
      />
    </Paper>
  );
}

/** What its receipts came to by one means, rupiah. */
export const sumOf = ({ receipts }: Settled, means: 'cash' | 'bank'): number =>
  receipts.reduce((total, one) => total + (one[means] ?? 0), 0);

/** The receipts that it was written as. */
export function numbersOf({ receipts }: Settled): string {
  const [first, last] = [receipts[0]?.invoice, receipts.at(-1)?.invoice];
  return first === last ? `No. ${first}` : `No. ${first} sampai ${last} (${receipts.length} nota)`;
}
