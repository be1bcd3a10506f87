import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageActs } from '@/components/PageHeader/PageAction';

const LettersMaking = lazyOverlay(() => import('./LettersMaking'), byOnClose);
const UndeliveredLetters = lazyOverlay(() => import('./UndeliveredLetters'), byOnClose);

/** Letters for what the list of late contracts is narrowed to, and those whose delivery is to be recorded. */
export function useLetterWork(): PageActs {
  const [open, setOpen] = useState<'make' | 'deliver' | null>(null);
  const close = () => setOpen(null);
  return {
    actions: [
      { label: 'Buat surat', onSelect: () => setOpen('make') },
      { label: 'Catat pengiriman surat', onSelect: () => setOpen('deliver') },
    ],
    shown:
      open === 'make' ? (
        <LettersMaking onClose={close} />
      ) : open === 'deliver' ? (
        <UndeliveredLetters onClose={close} />
      ) : null,
  };
}
