import { useEffect, useEffectEvent, useRef } from 'react';
import { hasKeyboard } from '@/lib/theme/hasKeyboard';

/**
 * The amount of a payment form takes the focus, selected: when the card comes (`first`), unless the focus was put
 * elsewhere meanwhile; and when the dialog of a saved payment is left, which would give it back to the button that saves.
 */
export function useAmountFirst(formId: string, first: boolean, isSaved: boolean): void {
  const wasSaved = useRef(false);
  const focusAmount = useEffectEvent(() => {
    const arrives = first && !wasSaved.current && isAtStart();
    const comesBack = wasSaved.current && !isSaved;
    wasSaved.current = isSaved;
    if (!hasKeyboard() || !(arrives || comesBack)) return;
    const form = document.getElementById(formId);
    const amount = form instanceof HTMLFormElement && form.elements.namedItem('amount');
    if (!(amount instanceof HTMLInputElement)) return;
    amount.focus();
    amount.select();
  });
  useEffect(() => focusAmount(), [isSaved]);
}

/** Arriving gives the focus to the heading. */
const isAtStart = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1';
