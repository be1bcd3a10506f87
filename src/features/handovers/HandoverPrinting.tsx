import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { Handover } from '@/lib/contract/handovers';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { HandoverPrint } from './components/HandoverPrint';

export interface HandoverPrintingProps {
  /** The hand-over. */
  handover: Handover;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints the protocol of a hand-over, also long after. */
export function HandoverPrinting({ handover, onClose }: HandoverPrintingProps) {
  const { office, isKnown } = useLetterhead(handover.office);
  const on = (size: PaperSize) => <HandoverPrint {...{ handover, office, size }} />;
  return (
    <PrintDocument
      title="Cetak berita acara"
      foot={`Setoran ${handover.number}, ${formatDate(handover.day)}`}
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}
