import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { Letter } from '@/lib/contract/letters';

const LetterPrinting = lazyOverlay(() => import('./LetterPrinting'), byOnClose);
const DeliveryEditor = lazyOverlay(() => import('./DeliveryEditor'), byOnClose);

/** What is done with a letter, and what it opens; `today`: `YYYY-MM-DD` where the letters are made. */
export function useLetterActs(today: string): { actsOf: (letter: Letter) => ReactNode; opened: ReactNode } {
  const [open, setOpen] = useState<{ what: 'print' | 'deliver'; letter: Letter } | null>(null);
  const close = () => setOpen(null);
  const actsOf = useCallback(
    (letter: Letter) => (
      <>
        <Button onClick={() => setOpen({ what: 'print', letter })} aria-label={`Cetak ${letter.number}`}>
          Cetak
        </Button>
        {!letter.followed && (
          <Button
            onClick={() => setOpen({ what: 'deliver', letter })}
            aria-label={`${letter.delivery ? 'Ubah pengiriman' : 'Catat pengiriman'} ${letter.number}`}
          >
            {letter.delivery ? 'Ubah pengiriman' : 'Catat pengiriman'}
          </Button>
        )}
      </>
    ),
    [],
  );
  return {
    actsOf,
    opened:
      open &&
      (open.what === 'print' ? (
        <LetterPrinting of={open.letter} onClose={close} />
      ) : (
        <DeliveryEditor letter={open.letter} today={today} onClose={close} />
      )),
  };
}
