import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AddressCodec } from './addressCodec';

/** How a change goes into the browser's history. */
interface Going {
  /** Back does not lead to the state before. */
  replace: boolean;
}

/**
 * A part of a screen's state, kept in the address so that it survives back and reload and can be sent on; other parts of
 * the address stay.
 */
export function useAddressState<S extends object>(
  codec: AddressCodec<S>,
  start: S,
): [state: S, change: (part: Partial<S>, going: Going) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => codec.read(address, start), [codec, address, start]);
  const change = (part: Partial<S>, going: Going) =>
    setAddress((before) => codec.write({ ...codec.read(before, start), ...part }, start, before), going);
  return [state, change];
}
