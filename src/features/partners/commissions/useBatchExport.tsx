import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageActs } from '@/components/PageHeader/PageAction';
import type { PartnerSide } from '../domain/partnerSide';
import { batchOptions } from './api/commissions.queries';

const BatchExportDialog = lazyOverlay(() => import('./BatchExportDialog'), byOnClose);

/**
 * A batch as a file for the bank: one row per partner.
 * @param id of the batch, as the address has it
 */
export function useBatchExport(side: PartnerSide, id: string): PageActs {
  const { data: batch } = useQuery(batchOptions(side, id));
  const [open, setOpen] = useState(false);
  if (!batch) return { actions: [], shown: null };
  return {
    actions: [{ label: 'Export', onSelect: () => setOpen(true) }],
    shown: open && <BatchExportDialog side={side} batch={batch} onClose={() => setOpen(false)} />,
  };
}
