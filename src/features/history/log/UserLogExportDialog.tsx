import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countUserLogExport, exportUserLog } from '@/lib/contract/userLog';
import { useListExport } from '@/lib/list/useListExport';
import { logPeopleQuery, userLogKeys } from './api/userLog.queries';
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
  const people = useQuery(logPeopleQuery());
  const run = useListExport({
    root: userLogKeys.all(),
    count: countUserLogExport,
    file: exportUserLog,
    query: exportQuery(state),
  });
  return (
    <ExportDialog
      noun="baris log"
      endLine="jumlah baris"
      filters={exportText(state, people.data ?? [])}
      {...run}
      onClose={onClose}
    />
  );
}
