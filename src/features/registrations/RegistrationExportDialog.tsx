import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countRegistrationExport, exportRegistrations } from '@/lib/contract/registrationList';
import { exportQuery } from '@/lib/list/listState';
import { useListExport } from '@/lib/list/useListExport';
import { useListState } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { namedPeopleOptions } from './api/registrations.queries';
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
  const offices = useQuery(officesQuery());
  const people = useQuery(namedPeopleOptions(state.office));
  const nameOf = useFlowNames();
  const run = useListExport({
    root: REGISTRATIONS.root,
    count: countRegistrationExport,
    file: exportRegistrations,
    query: exportQuery(REGISTRATIONS, state),
  });
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
      {...run}
      onClose={onClose}
    />
  );
}
