import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { writeOfficeBase } from '../session/session';
import { useSession } from '../session/useSession';
import type { AddressCodec } from './addressCodec';
import { withoutOldFigure } from './figureInAddress';
import type { KeptList } from './keptList';

interface OfficeList<S> {
  codec: AddressCodec<S>;
  /** The list at its start, for the office kept in `office_base`. */
  startFor: (officeBase: number | null) => S;
  kept: KeptList;
}

/**
 * The state of a list, kept in the address so that it survives edit, back and reload; other parts of the address stay. A
 * chosen office is also kept in `office_base`. Paging makes a step in the browser's history, filtering does not.
 * @param changed the state after a part of it changed. Default: from the first page
 */
export function useOfficeListState<S extends { page: number }>(
  { codec, startFor, kept }: OfficeList<S>,
  changed: (state: S, part: Partial<S>) => S = (state, part) => ({ ...state, page: 1, ...part }),
) {
  const [address, setAddress] = useSearchParams();
  const { search } = useLocation();
  const officeBase = useSession()?.officeBase ?? null;
  const state = useMemo(
    () => codec.read(address, startFor(officeBase)),
    [codec, startFor, address, officeBase],
  );
  useEffect(() => kept.remember(search), [kept, search]);

  const change = (part: Partial<S>) => {
    const onlyPage = Object.keys(part).every((key) => key === 'page');
    const chosen = 'office' in part && typeof part.office === 'number' ? part.office : officeBase;
    if (chosen !== officeBase) writeOfficeBase(chosen);
    const start = startFor(chosen);
    setAddress(
      (before) => {
        const own = codec.write(changed(state, part), start);
        // Written as they are at the start, its own parts are gone.
        const others = withoutOldFigure(codec.write(start, start, before), part);
        return new URLSearchParams([...others, ...own]);
      },
      { replace: !onlyPage },
    );
  };
  return { state, change };
}
