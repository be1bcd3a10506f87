import { useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for `ms`: what is asked of the server by it is not asked for every letter.
 */
export function useDebounced<T extends string | number | null>(value: T, ms = 600): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
