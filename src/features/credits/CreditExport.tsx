import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { useSession } from '@/lib/session/useSession';

const CreditExportDialog = lazy(() => import('./CreditExportDialog'));

/** With `is_export`: every receipt that the list's filters leave, as a file. */
export function CreditExport() {
  const mayExport = useSession()?.access.is_export === 1;
  const [open, setOpen] = useState(false);
  if (!mayExport) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      <Suspense>{open && <CreditExportDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
