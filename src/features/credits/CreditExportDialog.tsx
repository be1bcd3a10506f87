import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { exportCredits } from '@/lib/contract/creditExport';
import { useFileExport } from '@/lib/files/useFileExport';
import { formatRupiah } from '@/lib/format/rupiah';
import { errorMessage } from '@/lib/http/ApiError';
import { officesQuery } from '@/lib/query/officesQuery';
import { creditExportOptions, exportQuery } from './api/creditExport.queries';
import { cashiersOptions } from './api/credits.queries';
import { exportText } from './domain/exportText';
import { useCreditListState } from './useCreditListState';

/** Export of the list as it is narrowed in the address. Arrives when it is opened. */
export default function CreditExportDialog({
  onClose,
}: {
  /** Asked to be closed. */
  onClose: () => void;
}) {
  const { state } = useCreditListState();
  const summary = useQuery(creditExportOptions(state));
  const offices = useQuery(officesQuery());
  const cashiers = useQuery(cashiersOptions(state.office));
  const { run, start, cancel } = useFileExport(
    exportCredits,
    exportQuery(state),
    summary.data?.file_name ?? '',
  );
  const error = run.step === 'failed' ? run.error : summary.data ? null : summary.error;
  return (
    <ExportDialog
      noun="nota"
      endLine="jumlah nota dan jumlah uang"
      sum={summary.data && `Jumlah ${formatRupiah(summary.data.total_payment)}, tanpa nota yang dibatalkan`}
      filters={exportText(state, {
        office: offices.data?.find((office) => office.id === state.office)?.name,
        cashier: cashiers.data?.find((cashier) => cashier.id === state.cashier)?.name,
      })}
      summary={summary.data}
      run={run}
      problem={error ? errorMessage(error) : undefined}
      onStart={start}
      onCancel={cancel}
      onRetry={summary.data ? start : () => void summary.refetch()}
      onClose={onClose}
    />
  );
}
