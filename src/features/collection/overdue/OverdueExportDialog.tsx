import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countOverdueExport, exportOverdue } from '@/lib/contract/overdue';
import { formatRupiah } from '@/lib/format/rupiah';
import { exportQuery } from '@/lib/list/listState';
import { useListState } from '@/lib/list/useList';
import { useListExport } from '@/lib/list/useListExport';
import { officesQuery } from '@/lib/query/officesQuery';
import { overdueChoicesOptions } from './api/overdue.queries';
import { useRegionChoices } from './api/useRegionChoices';
import { OVERDUE } from './domain/overdueList';
import { narrowedTo } from './domain/overdueWords';

/** Export of the list as it is narrowed in the address. Arrives when it is opened. */
export default function OverdueExportDialog({
  onClose,
}: {
  /** Asked to be closed. */
  onClose: () => void;
}) {
  const { state } = useListState(OVERDUE);
  const offices = useQuery(officesQuery()).data;
  const choices = useQuery(overdueChoicesOptions(state.office)).data;
  const regions = useRegionChoices(state.region);
  const run = useListExport({
    root: OVERDUE.root,
    count: countOverdueExport,
    file: exportOverdue,
    query: exportQuery(OVERDUE, state),
  });
  const region = regions.find((one) => typeof one !== 'string' && String(one.id) === state.region);
  return (
    <ExportDialog
      noun="kontrak"
      endLine="jumlah kontrak dan sisa pokok"
      sum={run.summary && `Sisa pokok ${formatRupiah(run.summary.outstanding)}`}
      filters={narrowedTo(state, {
        office: offices?.find(({ id }) => id === state.office)?.name,
        region: typeof region === 'object' ? region.name : undefined,
        collector: choices?.collectors.find(({ id }) => id === state.collector)?.name,
        type: choices?.types.find(({ id }) => id === state.type)?.name,
      })}
      {...run}
      onClose={onClose}
    />
  );
}
