import { useExport } from '@/components/ExportDialog/useExport';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';

const RegistrationExportDialog = lazyOverlay(() => import('./RegistrationExportDialog'), byOnClose);

/** With `is_export`: every registration that the list's filters leave, as a file. */
export const useRegistrationExport = () => useExport(RegistrationExportDialog);
