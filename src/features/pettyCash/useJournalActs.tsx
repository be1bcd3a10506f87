import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { useJournalPlace } from './useJournalPlace';

const JournalPrinting = lazyOverlay(() => import('./JournalPrinting'), byOnClose);
const JournalExportDialog = lazyOverlay(() => import('./JournalExportDialog'), byOnClose);

/** What can be done with the journal on screen: printed on paper, or taken along as CSV. */
export function useJournalActs(): PageActs {
  const { of, offices } = useJournalPlace();
  const [opened, setOpened] = useState<'print' | 'export' | null>(null);
  const close = () => setOpened(null);
  if (!of) return { actions: [], shown: null };
  const name = offices.find(({ id }) => id === of.office)?.name;
  return {
    primary: { label: 'Cetak jurnal', onSelect: () => setOpened('print') },
    actions: [{ label: 'Export', onSelect: () => setOpened('export') }],
    shown:
      opened === 'print' ? (
        <JournalPrinting of={of} onClose={close} />
      ) : opened === 'export' ? (
        <JournalExportDialog of={of} office={name} onClose={close} />
      ) : null,
  };
}
