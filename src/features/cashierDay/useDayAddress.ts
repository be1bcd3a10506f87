import { useAddressState } from '@/lib/address/useAddressState';
import { DAY_ADDRESS, DAY_START, type DayPlace } from './domain/dayAddress';

/** Whose day the address shows, and which; choosing another is no step in the history. */
export function useDayAddress(): [DayPlace, (to: Partial<DayPlace>) => void] {
  const [place, change] = useAddressState(DAY_ADDRESS, DAY_START);
  return [place, (to) => change(to, { replace: true })];
}
