import { useState } from 'react';
import type { RecordId } from '@/lib/contract/fields';
import { usePrint } from './api/usePrint';
import { PrintSheet } from '@/components/PrintSheet/PrintSheet';
import { ReceiptPrint } from './components/ReceiptPrint';
import { ReprintDialog } from './components/ReprintDialog';
import { usePaperSize } from '@/components/PrintSheet/paperSize';

export interface ReceiptReprintProps {
  /** Id of the receipt. */
  id: RecordId;
  /** Number of the receipt. */
  invoice: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints one written receipt: counted by the server first, then given to the printer. */
export function ReceiptReprint({ id, invoice, onClose }: ReceiptReprintProps) {
  const [size, setSize] = usePaperSize();
  const [printed, setPrinted] = useState<number | null>(null);
  const { print, papers, done, isPending, problem } = usePrint();
  const handlePrinted = () => {
    setPrinted(papers[0]?.print_count ?? null);
    done();
  };
  return (
    <>
      <ReprintDialog
        invoice={invoice}
        size={size}
        onSize={setSize}
        printing={isPending}
        printed={printed}
        problem={problem}
        onPrint={() => print([id])}
        onClose={onClose}
      />
      {papers.length > 0 && (
        <PrintSheet size={size} onPrinted={handlePrinted}>
          {papers.map((paper) => (
            <ReceiptPrint key={paper.receipt.id} paper={paper} size={size} />
          ))}
        </PrintSheet>
      )}
    </>
  );
}
