import { useExport } from '@/components/ExportDialog/useExport';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useSession } from '@/lib/session/useSession';

const FiduciaryExportDialog = lazyOverlay(() => import('./FiduciaryExportDialog'), byOnClose);

/** With `is_export`: every fiduciary that the list's filters leave, as a file. */
export const useFiduciaryExport = () =>
  useExport(FiduciaryExportDialog, useSession()?.access.is_export === 1);
