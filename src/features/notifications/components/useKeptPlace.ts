import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import type { RecordId } from '@/lib/contract/fields';

/** Somebody who has scrolled down keeps their place when rows arrive on top; at the top the new ones are seen. */
export function useKeptPlace(
  list: Virtualizer<HTMLDivElement, Element>,
  rows: readonly { id: RecordId }[],
): void {
  const first = useRef<RecordId | null>(null);
  useLayoutEffect(() => {
    const before = first.current;
    first.current = rows[0]?.id ?? null;
    // Asked of the element: the list's own figure follows a scroll event later, and two arrivals may come before it.
    const offset = list.scrollElement?.scrollTop ?? 0;
    if (before === null || before === first.current || offset <= 0) return;
    const arrived = rows.findIndex((row) => row.id === before);
    const height = arrived > 0 ? list.measurementsCache[arrived]?.start : undefined;
    if (height !== undefined) list.scrollToOffset(offset + height);
  }, [list, rows]);
}
