import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import { formatRupiah } from '@/lib/format/rupiah';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { numbersOf, SettledPrint } from './components/SettledPrint';
import type { TakenSettlement } from './SettlementView';
import { useNextCustomer } from './useNextCustomer';

export interface SettlementTakenProps {
  /** The settlement that was taken. */
  settled: TakenSettlement;
  /** Address of the search, where the next customer begins. */
  searchHref: string;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The settlement is written: its paper is looked at and printed. Its single receipts are printed from Nota Cicilan. */
export function SettlementTaken({ settled, searchHref, onClose }: SettlementTakenProps) {
  const { code, office: of } = settled.after.contract;
  const next = useNextCustomer(searchHref);
  const { office, isKnown } = useLetterhead(of);
  const on = (size: PaperSize) => <SettledPrint settled={settled} office={office} size={size} />;
  return (
    <PrintDocument
      title="Pelunasan tersimpan"
      foot={`Pelunasan dipercepat kontrak ${code}`}
      papers={isKnown ? on : null}
      onClose={onClose}
      next={next}
    >
      <InlineAlert tone="success" title="Lunas dipercepat">
        {numbersOf(settled)}
        {settled.change > 0 && (
          <>
            {' '}
            <strong>Kembalian {formatRupiah(settled.change)}.</strong>
          </>
        )}
      </InlineAlert>
    </PrintDocument>
  );
}
