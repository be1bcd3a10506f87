import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/Dialog/Dialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { BpkbCount } from '@/lib/contract/bpkbCounts';
import type { PaperSize } from '@/lib/paper/papers';
import { officesQuery } from '@/lib/query/officesQuery';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { wholeFindingsOptions } from './api/counts.queries';
import { CountPrint } from './components/CountPrint';
import { countFoot } from './domain/countWords';

export interface CountPrintingProps {
  /** The count, closed. */
  count: BpkbCount;
  /** Asked to be closed. */
  onClose: () => void;
}

const TITLE = 'Cetak berita acara';

/** Prints the protocol of a count with all that differs. Arrives when it is opened. */
export default function CountPrinting({ count, onClose }: CountPrintingProps) {
  const { data, error, isFetching, refetch } = useQuery(wholeFindingsOptions(String(count.id)));
  const { office, isKnown } = useLetterhead(count.office);
  const zone = useQuery(officesQuery()).data?.find(({ id }) => id === count.office.id)?.zone;
  if (error && !data)
    return (
      <Dialog open size="medium" title={TITLE} onClose={onClose}>
        <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      </Dialog>
    );
  const on =
    data && isKnown ? (size: PaperSize) => <CountPrint {...{ count, office, size }} findings={data} /> : null;
  return <PrintDocument title={TITLE} foot={countFoot(count, zone)} papers={on} onClose={onClose} />;
}
