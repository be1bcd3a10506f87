import { useQuery } from '@tanstack/react-query';
import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countFiduciaryExport, exportFiduciaries } from '@/lib/contract/fiduciaryDeadlines';
import { exportQuery } from '@/lib/list/listState';
import { useListState } from '@/lib/list/useList';
import { useListExport } from '@/lib/list/useListExport';
import { officesQuery } from '@/lib/query/officesQuery';
import { FIDUCIARIES } from './domain/fiduciaryList';
import { narrowedTo } from './domain/fiduciaryWords';

/** Export of the list as it is narrowed in the address. Arrives when it is opened. */
export default function FiduciaryExportDialog({
  onClose,
}: {
  /** Asked to be closed. */
  onClose: () => void;
}) {
  const { state } = useListState(FIDUCIARIES);
  const offices = useQuery(officesQuery()).data;
  const run = useListExport({
    root: FIDUCIARIES.root,
    count: countFiduciaryExport,
    file: exportFiduciaries,
    query: exportQuery(FIDUCIARIES, state),
  });
  return (
    <ExportDialog
      noun="kontrak"
      endLine="jumlah kontrak"
      filters={narrowedTo(state, offices?.find(({ id }) => id === state.office)?.name)}
      {...run}
      onClose={onClose}
    />
  );
}
