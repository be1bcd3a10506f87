import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countRegistrationExport, exportRegistrations } from '@/lib/contract/registrationList';
import { exportQuery } from '@/lib/list/listState';
import { useListExport } from '@/lib/list/useListExport';
import { useListState } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { namedPeopleOptions } from './api/registrations.queries';
import { atLeastText } from './domain/ageText';
import { type RegistrationListState, REGISTRATIONS } from './domain/registrationList';
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

/** Names of what was chosen; undefined: not known, or all. */
interface ChosenNames {
  office: string | undefined;
  status: string | undefined;
  surveyor: string | undefined;
  marketer: string | undefined;
}

/** What an export is narrowed to, one filter a phrase. */
function exportText(
  { search, age }: RegistrationListState,
  { office, status, surveyor, marketer }: ChosenNames,
) {
  return [
    office ? `Kantor ${office}` : 'Semua kantor',
    status ?? 'Semua status',
    ...(surveyor ? [`Surveyor ${surveyor}`] : []),
    ...(marketer ? [`Marketing ${marketer}`] : []),
    ...(age === 'all' ? [] : [`Umur status ${atLeastText(age)}`]),
    ...(search ? [`Pencarian “${search}”`] : []),
  ];
}
