import { Button } from '@/components/Button/Button';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { CashierDay } from '@/lib/contract/cashierDay';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { DayPrint } from './components/DayPrint';

/** Prints a day's last closing. */
export function DayPrinting({
  shown,
  isOpen,
  onOpen,
}: {
  /** The cashier’s day. */
  shown: CashierDay;
  /** Its paper is looked at. */
  isOpen: boolean;
  /** Asked to be opened, or closed. */
  onOpen: (isOpen: boolean) => void;
}) {
  return (
    <>
      <Button onClick={() => onOpen(true)}>Cetak penutupan</Button>
      {isOpen && <Printing shown={shown} onClose={() => onOpen(false)} />}
    </>
  );
}

interface PrintingProps {
  /** The cashier’s day. */
  shown: CashierDay;
  /** Asked to be closed. */
  onClose: () => void;
}

function Printing({ shown, onClose }: PrintingProps) {
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
