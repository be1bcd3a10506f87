import { Select } from '@/components/Select/Select';
import { RECEIPT_DAYS, type ReceiptDay } from '@/lib/contract/creditListDefaults';
import { DAY_LABELS } from '@/lib/labels/receiptDay';

const OPTIONS = RECEIPT_DAYS.map((value) => ({ value, label: DAY_LABELS[value] }));

export interface ReceiptDaySelectProps {
  /** The day that counts: of entry or of payment. */
  value: ReceiptDay;
  /** What was chosen or typed. */
  onChange: (by: ReceiptDay) => void;
}

/** Which of a receipt's two days is meant: that of the payment, or that of its entry. */
export function ReceiptDaySelect({ value, onChange }: ReceiptDaySelectProps) {
  return <Select label="Menurut" options={OPTIONS} {...{ value, onChange }} />;
}
