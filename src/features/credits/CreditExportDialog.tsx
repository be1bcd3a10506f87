import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '@/lib/http/ApiError';
import { officesQuery } from '@/lib/query/officesQuery';
import { creditExportOptions } from './api/creditExport.queries';
import { ExportDialog } from './components/ExportDialog';
import { exportText } from './domain/exportText';
import { useCreditExport } from './useCreditExport';
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
  const { run, start, cancel } = useCreditExport(state, summary.data?.file_name ?? '');
  const error = run.step === 'failed' ? run.error : summary.data ? null : summary.error;
  return (
    <ExportDialog
      filters={exportText(state, offices.data?.find((office) => office.id === state.office)?.name)}
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
