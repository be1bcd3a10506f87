import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { exportUserLog } from '@/lib/contract/userLog';
import { useFileExport } from '@/lib/files/useFileExport';
import { errorMessage } from '@/lib/http/ApiError';
import { logPeopleQuery, userLogExportQuery } from './api/userLog.queries';
import { exportText } from './domain/logChoices';
import { exportQuery } from './domain/logState';
import { useLogState } from './useLogState';

/** Export of the log as it is narrowed in the address. Arrives when it is opened. */
export default function UserLogExportDialog({
  onClose,
}: {
  /** Asked to be closed. */
  onClose: () => void;
}) {
  const { state } = useLogState();
  const summary = useQuery(userLogExportQuery(state));
  const people = useQuery(logPeopleQuery());
  const fileName = summary.data?.file_name ?? '';
  const { run, start, cancel } = useFileExport(exportUserLog, exportQuery(state), fileName);
  const error = run.step === 'failed' ? run.error : summary.data ? null : summary.error;
  return (
    <ExportDialog
      noun="baris log"
      endLine="jumlah baris"
      filters={exportText(state, people.data ?? [])}
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
