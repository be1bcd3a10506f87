import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { DayPrint } from './components/DayPrint';

export interface DayPrintingProps {
  /** The cashier’s day. */
  shown: CashierDay;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a day's last closing. */
export function DayPrinting({ shown, onClose }: DayPrintingProps) {
  const { office, isKnown } = useLetterhead(shown.office);
  const on = (size: PaperSize) => <DayPrint shown={shown} office={office} size={size} />;
  return (
    <PrintDocument
      title="Cetak penutupan kas"
      foot={`Penutupan kas ${shown.cashier.name}, ${formatDate(shown.day)}`}
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}
