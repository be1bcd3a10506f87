import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageActs } from '@/components/PageHeader/PageAction';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { PeriodExport } from './domain/periodExports';
import type { PeriodExportDialogProps } from './PeriodExportDialog';
import { usePeriodExport } from './usePeriodExport';

const PeriodExportDialog = lazyOverlay<PeriodExportDialogProps>(
  () => import('./PeriodExportDialog'),
  byOnClose,
);

/** 'Export' for the header of a page of exports. */
export function usePeriodExportActs<E extends AnyEndpoint>(given: PeriodExport<E>): PageActs {
  // Its words are made by the definition itself.
  const of = given as unknown as PeriodExport;
  const { problem } = usePeriodExport(of);
  const [open, setOpen] = useState(false);
  return {
    primary: { label: 'Export', whyNot: problem, onSelect: () => setOpen(true) },
    actions: [],
    shown: open && problem === null && <PeriodExportDialog of={of} onClose={() => setOpen(false)} />,
  };
}
