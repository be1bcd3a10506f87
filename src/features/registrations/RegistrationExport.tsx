import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useSession } from '@/lib/session/useSession';

const RegistrationExportDialog = lazyOverlay(() => import('./RegistrationExportDialog'), byOnClose);

/** With `is_export`: every registration that the list's filters leave, as a file. */
export function RegistrationExport() {
  const mayExport = useSession()?.access.is_export === 1;
  const [open, setOpen] = useState(false);
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      {open && <RegistrationExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
