import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { CardPrintingProps } from './CardPrinting';

// A contract is read far more often than its card is printed.
const CardPrinting = lazyOverlay(() => import('./CardPrinting'), byOnClose);

export type CardPrintButtonProps = Omit<CardPrintingProps, 'onClose'>;

/** Shows the card of a contract as it will be printed, and prints it. */
export function CardPrintButton(card: CardPrintButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cetak kartu</Button>
      {isOpen && <CardPrinting {...card} onClose={() => setOpen(false)} />}
    </>
  );
}
