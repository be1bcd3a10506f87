import type { MouseEvent } from 'react';

/** Whether a press opens a link in its own place; every other one leaves this page as it is. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
