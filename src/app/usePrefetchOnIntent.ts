import { useEffect } from 'react';
import { prefetchPage } from './prefetchPage';

/** A pointer over a link, a finger on it, the focus on it: its page's chunk is fetched before the click. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    let last: Element | null = null;
    const handle = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (!link || link === last) return;
      last = link;
      prefetchPage((link as HTMLAnchorElement).href);
    };
    const events = ['pointerover', 'pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, handle, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, handle);
    };
  }, []);
}
