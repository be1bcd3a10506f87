import { useExport } from '@/components/ExportDialog/useExport';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useSession } from '@/lib/session/useSession';

const CreditExportDialog = lazyOverlay(() => import('./CreditExportDialog'), byOnClose);

/** With `is_export`: every receipt that the list's filters leave, as a file. */
export const useCreditExport = () => useExport(CreditExportDialog, useSession()?.access.is_export === 1);
