import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { ContractFacts } from '@/lib/contract/contractFacts';
import type { Settlement } from '@/lib/contract/settlements';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { SettlementPrint } from './components/SettlementPrint';

export interface QuotePrintingProps {
  /** Given to the customer: it has its number. */
  settlement: Settlement;
  /** The contract that is settled. */
  contract: ContractFacts;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a settlement quote for the customer. */
export function QuotePrinting({ settlement, contract, onClose }: QuotePrintingProps) {
  const { office, isKnown } = useLetterhead(contract.office);
  const on = (size: PaperSize) => <SettlementPrint {...{ settlement, contract, office, size }} />;
  return (
    <PrintDocument
      title={`Cetak penawaran ${settlement.quote?.number ?? ''}`}
      foot={`Penawaran ${settlement.quote?.number ?? ''}`}
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}
