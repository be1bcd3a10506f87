import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageActs } from '@/components/PageHeader/PageAction';

const LettersMaking = lazyOverlay(() => import('./LettersMaking'), byOnClose);

/** Letters for what the list of late contracts is narrowed to. */
export function useLetterWork(): PageActs {
  const [isOpen, setOpen] = useState(false);
  return {
    actions: [{ label: 'Buat surat', onSelect: () => setOpen(true) }],
    shown: isOpen ? <LettersMaking onClose={() => setOpen(false)} /> : null,
  };
}
