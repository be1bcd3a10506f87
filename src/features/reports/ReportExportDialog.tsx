import { ExportDialog } from '@/components/ExportDialog/ExportDialog';
import { countReport, exportReport } from '@/lib/contract/reports';
import type { ReportKey } from '@/lib/contract/reportTerms';
import { formatNumber } from '@/lib/format/rupiah';
import { useListExport } from '@/lib/list/useListExport';
import { reportKeys } from './api/reports.queries';
import { chosenColumns } from './domain/reportColumns';
import { spanText } from './domain/reportSpan';
import { useReport } from './useReport';

export interface ReportExportDialogProps {
  /** Which report. */
  of: ReportKey;
  /** Asked to be closed. */
  onClose: () => void;
}

/** The report that is on screen as a file. Arrives when it is opened. */
export default function ReportExportDialog({ of, onClose }: ReportExportDialogProps) {
  const { state, definition, days, office, query } = useReport(of);
  const run = useListExport({ root: reportKeys.all, count: countReport, file: exportReport, query });
  return (
    <ExportDialog
      noun={definition.noun}
      endLine={`jumlah ${definition.noun} dan jumlah kolomnya`}
      filters={[
        definition.title,
        spanText(definition.span, days),
        office ? `Kantor ${office.name}` : 'Semua kantor',
        `${formatNumber(chosenColumns(definition, state.columns).length)} kolom`,
      ]}
      {...run}
      onClose={onClose}
    />
  );
}
