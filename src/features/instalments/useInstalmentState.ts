import { useAddressState } from '@/lib/address/useAddressState';
import { EMPTY_STATE, INSTALMENT_ADDRESS, type InstalmentState } from './domain/instalmentState';

/** What is asked of the table, kept in the address so that it survives back and reload and can be sent on. */
export function useInstalmentState(): [InstalmentState, (change: Partial<InstalmentState>) => void] {
  const [state, change] = useAddressState(INSTALMENT_ADDRESS, EMPTY_STATE);
  return [state, (part) => change(part, { replace: true })];
}
