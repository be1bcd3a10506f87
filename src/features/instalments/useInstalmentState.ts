import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readInstalmentState, writeInstalmentState, type InstalmentState } from './domain/instalmentState';

/** What is asked of the table, kept in the address so that it survives back and reload and can be sent on. */
export function useInstalmentState(): [InstalmentState, (change: Partial<InstalmentState>) => void] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readInstalmentState(address), [address]);
  const change = (part: Partial<InstalmentState>) =>
    setAddress(writeInstalmentState({ ...state, ...part }), { replace: true });
  return [state, change];
}
