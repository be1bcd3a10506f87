import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { exportRegistrations } from '@/lib/contract/registrationList';
import { useFileExport } from '@/lib/files/useFileExport';
import { errorMessage } from '@/lib/http/ApiError';
import { exportQuery } from '@/lib/list/listState';
import { useListState } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { registrationExportOptions, namedPeopleOptions } from './api/registrations.queries';
import { exportText } from './domain/exportText';
import { REGISTRATIONS } from './domain/registrationList';
import { useFlowNames } from './useFlowNames';

/** Export of the list as it is narrowed in the address. Arrives when it is opened. */
export default function RegistrationExportDialog({
  onClose,
}: {
  /** Asked to be closed. */
  onClose: () => void;
}) {
  const { state } = useListState(REGISTRATIONS);
  const summary = useQuery(registrationExportOptions(state));
  const offices = useQuery(officesQuery());
  const people = useQuery(namedPeopleOptions(state.office));
  const nameOf = useFlowNames();
  const fileName = summary.data?.file_name ?? '';
  const { run, start, cancel } = useFileExport(
    exportRegistrations,
    exportQuery(REGISTRATIONS, state),
    fileName,
  );
  const error = run.step === 'failed' ? run.error : summary.data ? null : summary.error;
  return (
    <ExportDialog
      noun="form"
      endLine="jumlah form"
      filters={exportText(state, {
        office: offices.data?.find(({ id }) => id === state.office)?.name,
        status: nameOf(state.status),
        surveyor: people.data?.surveyors.find(({ id }) => id === state.surveyor)?.name,
        marketer: people.data?.marketers.find(({ id }) => id === state.marketer)?.name,
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
