import { useAddressState } from '@/lib/address/useAddressState';
import { LOG_CODEC, START, type LogState } from './domain/logState';

/** The log's filters and place in the address. Another filter begins with the newest again; Back leads through places. */
export function useLogState() {
  const [state, put] = useAddressState(LOG_CODEC, START);
  const change = (part: Partial<LogState>) => put({ ...part, before: null }, { replace: true });
  const goTo = (before: number | null) => put({ before }, { replace: false });
  const reset = () => put(START, { replace: true });
  return { state, change, goTo, reset };
}
