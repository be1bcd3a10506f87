import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { useSession } from '@/lib/session/useSession';
import { SchedulePrint, type SchedulePrintProps } from './components/SchedulePrint';

export interface SchedulePrintingProps extends Omit<SchedulePrintProps, 'office' | 'by' | 'size'> {
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a simulated schedule under the head of the person's own office. */
export function SchedulePrinting({ onClose, ...schedule }: SchedulePrintingProps) {
  const { office, isKnown } = useLetterhead();
  const by = useSession()?.name ?? '';
  const on = (size: PaperSize) => <SchedulePrint {...schedule} office={office} by={by} size={size} />;
  return (
    <PrintDocument
      title="Cetak Tabel Angsuran"
      foot="Tabel angsuran"
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}
