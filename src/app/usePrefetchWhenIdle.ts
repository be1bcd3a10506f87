import { useEffect } from 'react';
import { prefersReducedData } from './prefersReducedData';
import { whenIdle } from './live/whenIdle';
import { usePreload } from './preload';

/**
 * Fetches the chunk of the page that this one mostly leads to, as soon as the browser has nothing else to do; never on
 * a saved or slow connection.
 * @param href null: whoever is signed in is not led anywhere.
 */
export function usePrefetchWhenIdle(href: string | null): void {
  const preload = usePreload();
  useEffect(() => {
    if (href === null || prefersReducedData()) return undefined;
    return whenIdle(() => preload.page(href));
  }, [href, preload]);
}
