import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { JournalQuery } from '@/lib/contract/pettyJournal';
import { formatNumber } from '@/lib/format/rupiah';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { useSession } from '@/lib/session/useSession';
import { MOST_PRINTED, wholeJournalOptions } from './api/pettyCash.queries';
import { JournalPrint } from './components/JournalPrint';
import { periodText } from '@/lib/labels/period';

export interface JournalPrintingProps {
  /** Of which office, from which day to which. */
  of: JournalQuery;
  /** Asked to be closed. */
  onClose: () => void;
}

const TITLE = 'Cetak Jurnal Petty Cash';

/** Prints a whole journal, not the page of it that is on screen. Arrives when it is opened. */
export default function JournalPrinting({ of, onClose }: JournalPrintingProps) {
  const { data, error, isFetching, refetch } = useQuery(wholeJournalOptions(of));
  const { office, isKnown } = useLetterhead(data?.office ?? { id: of.office });
  const by = useSession()?.name ?? '';
  const period = { from: of.from, to: of.to };
  if ((error && !data) || (data && data.count > MOST_PRINTED))
    return (
      <Dialog open size="medium" title={TITLE} onClose={onClose}>
        {data ? (
          <EmptyState title="Terlalu panjang untuk dicetak">
            {formatNumber(data.count)} voucher; paling banyak {formatNumber(MOST_PRINTED)}. Pilih masa yang
            lebih pendek, atau unduh CSV.
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )}
      </Dialog>
    );
  const on =
    data && isKnown
      ? (size: PaperSize) => <JournalPrint journal={data} {...{ period, by, office, size }} />
      : null;
  return (
    <PrintDocument
      title={TITLE}
      foot={`Jurnal Petty Cash ${data?.office.name ?? ''}, ${periodText(period)}`}
      papers={on}
      onClose={onClose}
    />
  );
}
