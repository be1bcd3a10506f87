import { useEffect, useState } from 'react';
import { size } from '@/lib/theme/tokens';

/** What stands at the foot of a phone's screen once the bar is there, px. */
const FOOT = size.bottomBar + 64;

/** Whether the amount of a payment form was in view once, clear of what stands at head and foot of the screen. */
export function useAmountSeen(formId: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    const amount = form instanceof HTMLFormElement && form.elements.namedItem('amount');
    if (!(amount instanceof HTMLElement)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { root: document, rootMargin: `-${size.header}px 0px -${FOOT}px`, threshold: 1 },
    );
    observer.observe(amount);
    return () => observer.disconnect();
  }, [formId]);
  return isSeen;
}
