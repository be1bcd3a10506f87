import { useEffect, useState } from 'react';

/** A value once it rests: what is asked of the server by it is not asked for every letter. */
export function useDebounced<T extends string | number | null>(value: T, ms = 600): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
