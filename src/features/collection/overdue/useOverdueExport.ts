import { useExport } from '@/components/ExportDialog/useExport';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useSession } from '@/lib/session/useSession';

const OverdueExportDialog = lazyOverlay(() => import('./OverdueExportDialog'), byOnClose);

/** With `is_export`: every contract that the list's filters leave, as a file. */
export const useOverdueExport = () => useExport(OverdueExportDialog, useSession()?.access.is_export === 1);
