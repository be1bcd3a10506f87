import { useSearchParams } from 'react-router-dom';
import { readView, viewAddress, type Columns } from '../list/savedView';
import type { Viewed } from '../list/viewed';
import { useSession } from '../session/useSession';
import { rowId } from './addressCodec';
import { FIGURE } from './figureInAddress';
import { columnsIn, VIEW, withColumns } from './viewInAddress';

/** How a view stands in the address of its screen. */
export interface ViewInAddress {
  /** Id of the one that is open; null: none. */
  opened: number | null;
  state: Record<string, unknown>;
  /** As a view would keep it, with the columns that the address names. */
  current: string;
  /** The same with other columns. */
  currentWith: (columns: Columns) => string;
  /** Opens a view. Back leads to what stood there; `replace`: it does not, for only the view's id is another. */
  open: (view: { id: number; address: string }, replace?: boolean) => void;
  /** Back to the screen's start, without a view. */
  close: () => void;
  /** The view is no more; what it opened stays. */
  forget: () => void;
}

/** The open view of a screen, and ways to another one. Other parts of the address stay. */
export function useViewInAddress(viewed: Viewed): ViewInAddress {
  const [address, setAddress] = useSearchParams();
  const officeBase = useSession()?.officeBase ?? null;
  const { codec, startFor } = viewed;
  const start = startFor(officeBase);
  const state = codec.read(address, start);
  const go = (text: string, id: number | null, replace: boolean) =>
    setAddress(
      (before) => {
        const { state: next, columns } = readView(viewed, text);
        // Written as they are at the start, its own parts are gone.
        const others = withColumns(codec.write(start, start, before), null);
        others.delete(VIEW);
        others.delete(FIGURE);
        const own = codec.write(next, start);
        const whole = withColumns(new URLSearchParams([...own, ...others]), columns);
        if (id !== null) whole.set(VIEW, String(id));
        return whole;
      },
      { replace },
    );
  return {
    opened: rowId.parse(address.get(VIEW) ?? '') ?? null,
    state,
    current: viewAddress(viewed, state, columnsIn(address)),
    currentWith: (columns) => viewAddress(viewed, state, columns),
    open: (view, replace = false) => go(view.address, view.id, replace),
    close: () => go(viewAddress(viewed, start, null), null, false),
    forget: () =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete(VIEW);
          return next;
        },
        { replace: true },
      ),
  };
}
