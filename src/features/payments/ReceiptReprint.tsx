import type { RecordId } from '@/lib/contract/fields';
import { ReceiptPrinting } from './ReceiptPrinting';

export interface ReceiptReprintProps {
  /** Id of the receipt. */
  id: RecordId;
  /** Number of the receipt. */
  invoice: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints one written receipt: looked at, counted by the server, then given to the printer. */
export function ReceiptReprint({ id, invoice, onClose }: ReceiptReprintProps) {
  return (
    <ReceiptPrinting title={`Cetak nota ${invoice}`} ids={[id]} onClose={onClose}>
      <p>Setiap cetakan dihitung dan dicatat. Cetakan kedua dan seterusnya bertanda “Cetak ulang”.</p>
    </ReceiptPrinting>
  );
}
