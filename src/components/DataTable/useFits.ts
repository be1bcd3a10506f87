import { useEffect, useRef, type RefObject } from 'react';

/**
 * Marks a table's box `data-fits` where the table fits into it, else `data-scrolls`. A box that scrolls sideways is what
 * its head sticks to, so it scrolls both ways then; where nothing needs to scroll, the head stays below the app's own
 * while the page scrolls.
 */
export function useFits(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const table = element?.firstElementChild;
    if (!element || !table) return undefined;
    const observer = new ResizeObserver(() => {
      const fits = table.clientWidth <= element.clientWidth;
      element.toggleAttribute('data-fits', fits);
      element.toggleAttribute('data-scrolls', !fits);
    });
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return box;
}
