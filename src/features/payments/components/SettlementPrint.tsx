import { Paper } from '@/components/Paper/Paper';
import { PaperFacts } from '@/components/Paper/PaperFacts';
import { partiesOf } from '@/components/Paper/partiesOf';
import { SignaturePlaces } from '@/components/Paper/SignaturePlaces';
import { Whole } from '@/components/Paper/Whole';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import type { LetterheadFacts } from '@/lib/contract/offices';
import type { Settlement } from '@/lib/contract/settlements';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { SettlementLines } from './SettlementLines';

export interface SettlementPrintProps {
  /** Given to the customer: it has its number. */
  settlement: Settlement;
  /** Whose it is, and the vehicle behind it. */
  contract: Pick<ContractFacts, 'code' | 'customer' | 'vehicle'>;
  /** Whose paper it is; null: nobody told us. */
  office: LetterheadFacts | null;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** A settlement quote on paper: what settles the contract, until when that holds, and who gave it. */
export function SettlementPrint({ settlement, contract, office, size }: SettlementPrintProps) {
  const { quote } = settlement;
  return (
    <Paper
      size={size}
      office={office}
      title="Penawaran pelunasan dipercepat"
      number={quote ? `No. ${quote.number}` : undefined}
    >
      <PaperFacts
        facts={[
          ...partiesOf(contract),
          { label: 'Dihitung per', value: <Whole>{formatDate(settlement.as_of)}</Whole> },
          { label: 'Berlaku sampai', value: <Whole>{formatDate(settlement.valid_until)}</Whole> },
        ]}
      />
      <SettlementLines settlement={settlement} size={size} />
      <p>Berlaku selama tidak ada pembayaran lain pada kontrak ini.</p>
      <SignaturePlaces
        places={[
          { role: 'Nasabah', name: contract.customer.name },
          { role: 'Diberikan oleh', name: quote?.given_by.name },
        ]}
      />
    </Paper>
  );
}
