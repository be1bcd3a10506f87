import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { useSession } from '@/lib/session/useSession';

const UserLogExportDialog = lazyOverlay(() => import('./UserLogExportDialog'), byOnClose);

/** With `is_export`: every line that the filters leave, as a file. */
export function UserLogExport() {
  const mayExport = useSession()?.access.is_export === 1;
  const [open, setOpen] = useState(false);
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      {open && <UserLogExportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
