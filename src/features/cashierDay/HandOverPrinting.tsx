import { PrintDocument } from '@/components/Paper/PrintDocument';
import { formatDate } from '@/lib/format/tanggal';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { HandOverPrint } from './components/HandOverPrint';
import type { DayPrintingProps } from './DayPrinting';

/** Prints the hand-over of a day's cash, also long after. */
export function HandOverPrinting({ shown, onClose }: DayPrintingProps) {
  const { office, isKnown } = useLetterhead(shown.office);
  const on = (size: PaperSize) => <HandOverPrint shown={shown} office={office} size={size} />;
  return (
    <PrintDocument
      title="Cetak berita acara"
      foot={`Serah terima kas ${shown.cashier.name}, ${formatDate(shown.day)}`}
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}
