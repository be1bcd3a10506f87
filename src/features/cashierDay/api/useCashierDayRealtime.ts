import { useQueryClient } from '@tanstack/react-query';
import { CREDIT_SENT, CREDITS_CHANNEL, creditSentSchema } from '@/lib/contract/realtime';
import { useReconnected, useRealtimeEvent } from '@/lib/realtime/RealtimeProvider';
import { cashierDayKeys } from './cashierDay.queries';

/** Receipts changed somewhere, so a drawer may have: what is on screen is asked for again. */
export function useCashierDayRealtime(): void {
  const client = useQueryClient();
  const follow = () => void client.invalidateQueries({ queryKey: cashierDayKeys.all });
  useRealtimeEvent(CREDITS_CHANNEL, CREDIT_SENT, creditSentSchema, follow);
  useReconnected(follow);
}
