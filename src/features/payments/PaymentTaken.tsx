import { PostedPayment } from './components/PostedPayment';
import type { TakenPayment } from './PaymentTaking';
import { ReceiptPrinting } from './ReceiptPrinting';
import { useNextCustomer } from './useNextCustomer';

export interface PaymentTakenProps {
  /** The payment that was taken. */
  taken: TakenPayment;
  /** Address of the search, where the next customer begins. */
  searchHref: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The payment is written: its receipts are looked at and printed, then the next customer begins. */
export function PaymentTaken({ taken, searchHref, onClose }: PaymentTakenProps) {
  const next = useNextCustomer(searchHref);
  return (
    <ReceiptPrinting
      title="Pembayaran tersimpan"
      ids={taken.receipts.map((receipt) => receipt.id)}
      onClose={onClose}
      next={next}
    >
      <PostedPayment receipts={taken.receipts} change={taken.change} depositAdded={taken.depositAdded} />
    </ReceiptPrinting>
  );
}
