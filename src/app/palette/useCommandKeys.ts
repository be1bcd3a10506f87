import { useEffect } from 'react';
import { readSingleKeys } from '@/lib/session/singleKeys';
import { goToSearch, pageSearch } from './pageSearch';

/** What opens above any page by a key. */
export type Command = 'palette' | 'shortcuts';

/** Keys of every page: Ctrl/⌘ K and `?` open something, `/` goes to the page's search. */
export function useCommandKeys(onCommand: (command: Command) => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command || event.defaultPrevented || event.isComposing || isCovered()) return;
      event.preventDefault();
      const field = command === 'search' ? pageSearch() : undefined;
      if (field) goToSearch(field);
      else onCommand(command === 'shortcuts' ? 'shortcuts' : 'palette');
    };
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [onCommand]);
}

function commandOf(event: KeyboardEvent): Command | 'search' | null {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k')
    return 'palette';
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || !readSingleKeys())
    return null;
  return event.key === '/' ? 'search' : event.key === '?' ? 'shortcuts' : null;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Something is open above the page: what it asks comes first. */
const isCovered = () => document.querySelector('.MuiModal-root, [role="dialog"], dialog[open]') !== null;
