import { useExport } from '@/components/ExportDialog/useExport';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useSession } from '@/lib/session/useSession';

const RegistrationExportDialog = lazyOverlay(() => import('./RegistrationExportDialog'), byOnClose);

/** With `is_export`: every registration that the list's filters leave, as a file. */
export const useRegistrationExport = () =>
  useExport(RegistrationExportDialog, useSession()?.access.is_export === 1);
