import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes to the part of the page that the address names (`#nota`), again with every press of a link to it.
 * @param ready the parts are on screen; before that nothing can be gone to
 */
export function usePartOfAddress(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const part = ready ? partNamed(hash) : null;
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key, ready]);
}

/** The part that `#nota` names; null where there is none, or where the address was mangled on its way (`#%`). */
function partNamed(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
