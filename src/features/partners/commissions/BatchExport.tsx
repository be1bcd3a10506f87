import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { BatchExportDialogProps } from './BatchExportDialog';

const BatchExportDialog = lazyOverlay(() => import('./BatchExportDialog'), byOnClose);

export type BatchExportProps = Pick<BatchExportDialogProps, 'side' | 'batch'>;

/** A batch as a file for the bank: one row per partner. */
export function BatchExport({ side, batch }: BatchExportProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Export</Button>
      {open && <BatchExportDialog side={side} batch={batch} onClose={() => setOpen(false)} />}
    </>
  );
}
