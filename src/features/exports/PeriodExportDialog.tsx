import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { formatNumber } from '@/lib/format/rupiah';
import { periodText } from '@/lib/labels/period';
import { useListExport } from '@/lib/list/useListExport';
import { exportKeys } from './api/exports.queries';
import { chosenKeys } from './domain/exportPlace';
import type { PeriodExport } from './domain/periodExports';
import { usePeriodExport } from './usePeriodExport';

export interface PeriodExportDialogProps {
  /** Receipts or contracts. */
  of: PeriodExport;
  /** Asked to be closed. */
  onClose: () => void;
}

/** What is chosen on a page of exports, as a file. Arrives when it is opened. */
export default function PeriodExportDialog({ of, onClose }: PeriodExportDialogProps) {
  const { state, office, period, query } = usePeriodExport(of);
  const run = useListExport({ root: exportKeys.all, count: of.count, file: of.file, query: query as object });
  const keys = chosenKeys(of, state.columns);
  const identity = of.identity.filter((key) => keys.includes(key));
  return (
    <ExportDialog
      noun={of.noun}
      endLine={of.endLine}
      sum={run.summary && of.sumOf(run.summary)}
      filters={[
        periodText(period),
        office ? `Kantor ${office.name}` : 'Semua kantor',
        of.narrowing.options.find(({ value }) => value === state.narrowed)?.label ?? '',
        `${formatNumber(keys.length)} kolom`,
        ...(identity.length > 0 ? [`Dengan ${identity.map((key) => of.columns[key]).join(' dan ')}`] : []),
      ]}
      {...run}
      onClose={onClose}
    />
  );
}
