import { useEffect } from 'react';
import { focusHeading } from './focusHeading';

/** Puts the focus on the heading of a view that opens under the address of another one: what led to it is gone. */
export function useHeadingFocus(): void {
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('[role="menu"]'))
      focusHeading();
  }, []);
}
