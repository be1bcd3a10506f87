import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { RecordId } from '@/lib/contract/fields';

/** Items that Page Up and Page Down move by. */
const PAGE = 8;

const STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE,
  PageUp: (index) => index - PAGE,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Which item of a virtual list takes the focus: it stays rendered, and stays the same item when others arrive above it. */
export function useRovingFocus(rows: readonly { id: RecordId }[]) {
  const [id, setId] = useState<RecordId | null>(null);
  const focused = useMemo(
    () => Math.max(0, id === null ? 0 : rows.findIndex((row) => row.id === id)),
    [rows, id],
  );

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, list: Virtualizer<HTMLDivElement, Element>) {
    const step = STEPS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const last = rows.length - 1;
    const target = Math.min(last, Math.max(0, step(indexOf(event.target) ?? focused, last)));
    const row = rows[target];
    if (!row) return;
    event.preventDefault();
    const items = event.currentTarget;
    flushSync(() => setId(row.id));
    items.querySelector<HTMLElement>(`[data-index="${target}"] button`)?.focus({ preventScroll: true });
    list.scrollToIndex(target);
  }

  const withFocused = (range: Range): number[] => {
    const shown = defaultRangeExtractor(range);
    if (focused >= range.count || shown.includes(focused)) return shown;
    return [...shown, focused].sort((one, other) => one - other);
  };

  return { focused, handleKeyDown, withFocused };
}

/** An item may have taken the focus by a press of the pointer. */
function indexOf(target: EventTarget): number | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return item ? Number(item.dataset.index) : null;
}
