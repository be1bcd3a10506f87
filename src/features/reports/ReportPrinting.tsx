import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PrintDocument } from '@/components/Paper/PrintDocument';
import type { ReportKey } from '@/lib/contract/reportTerms';
import { formatNumber } from '@/lib/format/rupiah';
import type { PaperSize } from '@/lib/paper/papers';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { useSession } from '@/lib/session/useSession';
import { wholeReportOptions } from './api/reports.queries';
import { ReportPrint } from './components/ReportPrint';
import { gapWords } from './domain/gapWords';
import { spanText } from './domain/reportSpan';
import { PRINTED_MOST } from './domain/wholeReport';
import { useReport } from './useReport';

export interface ReportPrintingProps {
  /** Which report. */
  of: ReportKey;
  /** Asked to be closed. */
  onClose: () => void;
}

const TITLE = 'Cetak laporan';

/** Prints a whole report, not the page of it that is on screen. Arrives when it is opened. */
export default function ReportPrinting({ of, onClose }: ReportPrintingProps) {
  const { definition, days, office: chosen, query } = useReport(of);
  const { data, error, isFetching, refetch } = useQuery(wholeReportOptions(query));
  const { office, isKnown } = useLetterhead(chosen);
  const by = useSession()?.name ?? '';
  const when = spanText(definition.span, days);
  const retry = () => void refetch();
  const isTooLong = data ? data.count > PRINTED_MOST : false;
  const nothing = data?.count === 0 ? gapWords(data.gap ?? 'none', definition, days) : null;
  if ((error && !data) || data === null || isTooLong || nothing)
    return (
      <Dialog open size="medium" title={TITLE} onClose={onClose}>
        {nothing ? (
          <EmptyState title={nothing.title}>{nothing.why}</EmptyState>
        ) : isTooLong ? (
          <EmptyState title="Terlalu panjang untuk dicetak">
            {formatNumber(data?.count)} {definition.noun}; paling banyak {formatNumber(PRINTED_MOST)}.
            Persempit periode atau kantornya, atau ambil berkasnya lewat Export.
          </EmptyState>
        ) : data === null ? (
          <EmptyState
            title="Laporannya terus berubah"
            action={
              <Button busy={isFetching} busyLabel="Mencoba…" onClick={retry}>
                Coba lagi
              </Button>
            }
          >
            Barisnya bertambah atau berkurang selagi disiapkan. Coba lagi sebentar.
          </EmptyState>
        ) : (
          <ErrorState error={error} onRetry={retry} retrying={isFetching} />
        )}
      </Dialog>
    );
  const officeName = chosen?.name ?? null;
  const on =
    data && isKnown
      ? (size: PaperSize) => (
          <ReportPrint {...{ definition, report: data, when, officeName, by, office, size }} />
        )
      : null;
  return <PrintDocument title={TITLE} foot={`${definition.title}, ${when}`} papers={on} onClose={onClose} />;
}
