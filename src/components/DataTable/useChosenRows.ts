import { useMemo, useState } from 'react';
import type { Selection } from './DataTable.types';

const NONE: ReadonlySet<string | number> = new Set();

/**
 * Which rows of a list are chosen, while somebody chooses. A row that leaves the screen (another page, another filter) is
 * chosen no more, so that nothing is done with what cannot be seen.
 * @param keyOf and `labelOf`: keep them stable between renders
 */
export function useChosenRows<R>(
  rows: readonly R[] | undefined,
  keyOf: (row: R) => string | number,
  labelOf: (row: R) => string,
) {
  const [isSelecting, setSelecting] = useState(false);
  const [chosen, setChosen] = useState(NONE);
  if (rows && chosen.size > 0) {
    const staying = rows.map(keyOf).filter((key) => chosen.has(key));
    if (staying.length < chosen.size) setChosen(new Set(staying));
  }
  const [onChoose] = useState(() => (some: readonly R[], on: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      for (const row of some) {
        if (on) after.add(keyOf(row));
        else after.delete(keyOf(row));
      }
      return after;
    });
  });
  const selection = useMemo<Selection<R> | undefined>(
    () => (isSelecting ? { chosen, onChoose, labelOf } : undefined),
    [isSelecting, chosen, onChoose, labelOf],
  );
  return {
    selection,
    /** Null while nobody chooses. */
    chosenRows: isSelecting ? (rows ?? []).filter((row) => chosen.has(keyOf(row))) : null,
    setSelecting: (on: boolean) => {
      setSelecting(on);
      setChosen(NONE);
    },
  };
}
