import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { writeOfficeBase } from '../session/session';
import { useSession } from '../session/useSession';
import type { AddressCodec } from './addressCodec';
import type { KeptList } from './keptList';

/** What the list of one office has in its address. */
interface OfficeListState {
  page: number;
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
}

interface OfficeList<S> {
  codec: AddressCodec<S>;
  /** The list at its start, for the office kept in `office_base`. */
  startFor: (officeBase: number | null) => S;
  kept: KeptList;
}

/**
 * The state of an office's list, kept in the address so that it survives edit, back and reload. A chosen office is also
 * kept in `office_base`. Paging makes a step in the browser's history, filtering does not.
 */
export function useOfficeListState<S extends OfficeListState>({ codec, startFor, kept }: OfficeList<S>) {
  const [address, setAddress] = useSearchParams();
  const { search } = useLocation();
  const officeBase = useSession()?.officeBase ?? null;
  const state = useMemo(
    () => codec.read(address, startFor(officeBase)),
    [codec, startFor, address, officeBase],
  );
  useEffect(() => kept.remember(search), [kept, search]);

  const change = (part: Partial<S>) => {
    const next = { ...state, page: 1, ...part };
    const onlyPage = Object.keys(part).every((key) => key === 'page');
    const office = typeof part.office === 'number' ? part.office : officeBase;
    if (office !== officeBase) writeOfficeBase(office);
    setAddress(codec.write(next, startFor(office)), { replace: !onlyPage });
  };
  return { state, change };
}
