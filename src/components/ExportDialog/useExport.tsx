import { useState, type ComponentType } from 'react';
import type { PageActs } from '@/components/PageHeader/PageAction';

/**
 * 'Export' for a page's header: what the page shows, as a file.
 * @param ExportDialog what asks and exports, best a `lazyOverlay`
 * @param mayExport holds the right to it
 */
export function useExport(
  ExportDialog: ComponentType<{ onClose: () => void }>,
  mayExport: boolean,
): PageActs {
  const [open, setOpen] = useState(false);
  return {
    actions: mayExport ? [{ label: 'Export', onSelect: () => setOpen(true) }] : [],
    shown: open && mayExport && <ExportDialog onClose={() => setOpen(false)} />,
  };
}
