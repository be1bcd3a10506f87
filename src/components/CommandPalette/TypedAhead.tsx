import { useEffect, useEffectEvent } from 'react';
import type { CommandPaletteProps } from './CommandPalette';

export interface TypedAheadProps extends Pick<CommandPaletteProps, 'onClose'> {
  /** Changes what is typed. */
  onText: (change: (text: string) => string) => void;
}

/** While the palette is on its way: keeps what is typed for its field, and away from the page below. */
export function TypedAhead({ onText, onClose }: TypedAheadProps) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const change = changeOf(event);
    if (!change && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (change) onText(change);
    if (event.key === 'Escape') onClose();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', handle, { capture: true });
    return () => removeEventListener('keydown', handle, { capture: true });
  }, []);
  return null;
}

function changeOf({ key, ctrlKey, metaKey }: KeyboardEvent): ((text: string) => string) | null {
  if (ctrlKey || metaKey) return null;
  if (key === 'Backspace') return (text) => text.slice(0, -1);
  // One sign; keys with a name, such as `Shift`, are longer.
  return [...key].length === 1 ? (text) => text + key : null;
}
