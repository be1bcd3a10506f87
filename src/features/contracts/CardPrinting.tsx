import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { ContractDetail } from '@/lib/contract/contractDetail';
import type { PaperSize } from '@/lib/paper/papers';
import type { Holidays } from '@/lib/query/useHolidays';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { useSession } from '@/lib/session/useSession';
import { CardPrint } from './components/CardPrint';

export interface CardPrintingProps {
  /** The contract as it stands on screen. */
  detail: ContractDetail;
  /** Names of holidays by date; undefined where they are not known. */
  holidays: Holidays | undefined;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a contract's card under the head of its office. */
export default function CardPrinting({ detail, holidays, onClose }: CardPrintingProps) {
  const { office, isKnown } = useLetterhead(detail.contract.office);
  const by = useSession()?.name ?? '';
  const on = (size: PaperSize) => <CardPrint {...{ detail, holidays, office, by, size }} />;
  return (
    <PrintDocument
      title={`Cetak kartu piutang ${detail.contract.code}`}
      foot={`Kartu piutang ${detail.contract.code}`}
      papers={isKnown ? on : null}
      onClose={onClose}
    />
  );
}
