import { useLayoutEffect } from 'react';

/** A part that takes the place of a whole page under the same address begins at its top, as a page of its own would. */
export function useFromTheTop(): void {
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
}
