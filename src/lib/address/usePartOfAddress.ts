import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the part of the page that the address names (`#nota`), again with every press of a link to it.
 * @param ready the parts are on screen; before that nothing can be gone to
 */
export function usePartOfAddress(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = ready && hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key, ready]);
}
