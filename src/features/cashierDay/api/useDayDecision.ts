import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  cashierDaySchema,
  closeCashierDay,
  reopenCashierDay,
  type CashierDay,
} from '@/lib/contract/cashierDay';
import type { BodyOf } from '@/lib/contract/endpoint';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { useIntention } from '@/lib/http/useIntention';
import { cashierDayKeys } from './cashierDay.queries';

/** Where the day on screen is kept; a drawer is counted by entry. */
export interface ShownDay {
  day: string | null;
  staffId: number | null;
}

type Close = BodyOf<typeof closeCashierDay>;
type Reopen = BodyOf<typeof reopenCashierDay>;

/** Closes the day on screen. The same content tried again carries the same key. */
export function useCloseDay(shown: ShownDay, onClosed: (day: CashierDay) => void) {
  const keyFor = useIntention();
  return useDecision(shown, onClosed, (body: Close) =>
    call(closeCashierDay, { body, idempotencyKey: keyFor(body) }),
  );
}

/** Opens the day on screen again. */
export function useReopenDay(shown: ShownDay, onReopened: (day: CashierDay) => void) {
  const keyFor = useIntention();
  return useDecision(shown, onReopened, (body: Reopen) =>
    call(reopenCashierDay, { body, idempotencyKey: keyFor(body) }),
  );
}

/** A 409 brings the day as it is now, which takes the place of the one on screen. */
function useDecision<B>(
  { day, staffId }: ShownDay,
  onDone: (day: CashierDay) => void,
  send: (body: B) => Promise<CashierDay>,
) {
  const client = useQueryClient();
  const key = cashierDayKeys.day(day, staffId, 'entered');
  const follow = () => {
    const others = (query: { queryKey: readonly unknown[] }) =>
      JSON.stringify(query.queryKey) !== JSON.stringify(key);
    void client.invalidateQueries({ queryKey: cashierDayKeys.all, predicate: others });
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: (after) => {
      client.setQueryData(key, after);
      follow();
      onDone(after);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      const current = cashierDaySchema.safeParse((failure.data as { current?: unknown } | null)?.current);
      if (current.success) client.setQueryData(key, current.data);
      follow();
    },
  });
  return { send: mutate, isPending, problem: error ? errorMessage(error) : undefined, reset };
}
