import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A part of the page that the address leads to. */
export interface PartGoneTo {
  /** Of its section. */
  id: string;
  /** The page stands where it was scrolled to for it; its end may come before the part is at the top. */
  isStillThere: () => boolean;
}

/**
 * Goes to the part of the page that the address names (`#nota`), again with every press of a link to it, and says which it
 * is; null while it names none.
 * @param ready the parts are on screen; before that nothing can be gone to
 */
export function usePartOfAddress(ready: boolean): PartGoneTo | null {
  const { hash, key } = useLocation();
  const scrolledTo = useRef(0);
  useEffect(() => {
    const id = ready ? idIn(hash) : null;
    const part = id === null ? null : document.getElementById(id);
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
    scrolledTo.current = scrollY;
  }, [hash, key, ready]);
  return useMemo(() => {
    const id = idIn(hash);
    // Each press goes there anew.
    return id === null ? null : { id, key, isStillThere: () => Math.abs(scrollY - scrolledTo.current) <= 1 };
  }, [hash, key]);
}

/** What `#nota` names; null where it names nothing, or was mangled on its way (`#%`). */
function idIn(hash: string): string | null {
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}
