import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { RepossessionOrder, UnitHandover } from '@/lib/contract/repossessions';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { picturesOptions } from './api/taking.queries';
import { UnitHandoverPrint } from './components/UnitHandoverPrint';

export interface HandoverPrintingProps {
  /** The order that it came of. */
  order: RepossessionOrder;
  /** Its BAST. */
  handover: UnitHandover;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Prints a BAST with its photos and signatures. */
export default function HandoverPrinting({ order, handover, onClose }: HandoverPrintingProps) {
  const files = [...handover.photos, handover.giver_signature, handover.collector_signature];
  const { data, error, isFetching, refetch } = useQuery(
    picturesOptions(
      order.contract_code,
      files.filter((file) => file !== null),
    ),
  );
  const { office, isKnown } = useLetterhead(order.office);
  const on = (size: PaperSize) =>
    data && <UnitHandoverPrint {...{ handover, office, size }} pictures={data} />;
  return (
    <PrintDocument
      title="Cetak BAST"
      foot={`BAST ${handover.order_number}`}
      papers={data && isKnown ? on : null}
      onClose={onClose}
    >
      {error && !data && <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />}
    </PrintDocument>
  );
}
