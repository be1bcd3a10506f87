import { useState, type ComponentType } from 'react';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { useSession } from '@/lib/session/useSession';

/**
 * 'Export' for a page's header, with `is_export`: what the page shows, as a file.
 * @param ExportDialog what asks and exports, best a `lazyOverlay`
 */
export function useExport(ExportDialog: ComponentType<{ onClose: () => void }>): PageActs {
  const mayExport = useSession()?.access.is_export === 1;
  const [open, setOpen] = useState(false);
  return {
    actions: mayExport ? [{ label: 'Export', onSelect: () => setOpen(true) }] : [],
    shown: open && mayExport && <ExportDialog onClose={() => setOpen(false)} />,
  };
}
