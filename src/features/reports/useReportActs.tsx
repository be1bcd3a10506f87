import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageActs } from '@/components/PageHeader/PageAction';
import type { ReportKey } from '@/lib/contract/reportTerms';
import { useSession } from '@/lib/session/useSession';
import type { ReportExportDialogProps } from './ReportExportDialog';
import type { ReportPrintingProps } from './ReportPrinting';
import { useReport } from './useReport';

const ReportExportDialog = lazyOverlay<ReportExportDialogProps>(
  () => import('./ReportExportDialog'),
  byOnClose,
);
const ReportPrinting = lazyOverlay<ReportPrintingProps>(() => import('./ReportPrinting'), byOnClose);

/** What can be done with the report on screen: printed, or taken out of the house by who may. */
export function useReportActs(of: ReportKey): PageActs {
  const { problem } = useReport(of);
  const mayExport = useSession()?.access.is_export === 1;
  const [opened, setOpened] = useState<'print' | 'export' | null>(null);
  const close = () => setOpened(null);
  const act = (label: string, what: 'print' | 'export') => ({
    label,
    whyNot: problem,
    onSelect: () => setOpened(what),
  });
  return {
    primary: mayExport ? act('Export', 'export') : null,
    actions: [act('Cetak', 'print')],
    shown:
      problem !== null || opened === null ? null : opened === 'print' ? (
        <ReportPrinting of={of} onClose={close} />
      ) : (
        <ReportExportDialog of={of} onClose={close} />
      ),
  };
}
