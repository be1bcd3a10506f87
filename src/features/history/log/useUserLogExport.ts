import { useExport } from '@/components/ExportDialog/useExport';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useSession } from '@/lib/session/useSession';

const UserLogExportDialog = lazyOverlay(() => import('./UserLogExportDialog'), byOnClose);

/** With `is_export`: every line that the filters leave, as a file. */
export const useUserLogExport = () => useExport(UserLogExportDialog, useSession()?.access.is_export === 1);
