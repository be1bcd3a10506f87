import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { RepossessionOrder } from '@/lib/contract/repossessions';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { OrderPrint } from './components/OrderPrint';

export interface OrderPrintingProps {
  /** The order. */
  order: RepossessionOrder;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a surat tugas penarikan as it was given. */
export default function OrderPrinting({ order, onClose }: OrderPrintingProps) {
  const { office, isKnown } = useLetterhead(order.office);
  const on = (size: PaperSize) => <OrderPrint {...{ order, office, size }} />;
  return (
    <PrintDocument
      title="Cetak surat tugas"
      foot={`Surat tugas ${order.number}`}
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}
