import { useQueryClient } from '@tanstack/react-query';
import {
  cashierDaySchema,
  closeCashierDay,
  reopenCashierDay,
  type CashierDay,
} from '@/lib/contract/cashierDay';
import type { BodyOf } from '@/lib/contract/endpoint';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { keepRecord } from '@/lib/query/keepRecord';
import { useWrite } from '@/lib/query/useWrite';
import { cashierDayKeys } from './cashierDay.queries';

/** Where the day on screen is kept; a drawer is counted by entry. */
export interface ShownDay {
  day: string | null;
  staffId: number | null;
}

type Close = BodyOf<typeof closeCashierDay>;
type Reopen = BodyOf<typeof reopenCashierDay>;

/** Closes the day on screen. */
export function useCloseDay(shown: ShownDay, onClosed: (day: CashierDay) => void) {
  return useDecision(shown, onClosed, (body: Close, idempotencyKey) =>
    call(closeCashierDay, { body, idempotencyKey }),
  );
}

/** Opens the day on screen again. */
export function useReopenDay(shown: ShownDay, onReopened: (day: CashierDay) => void) {
  return useDecision(shown, onReopened, (body: Reopen, idempotencyKey) =>
    call(reopenCashierDay, { body, idempotencyKey }),
  );
}

/** A 409 brings the day as it is now, which takes the place of the one on screen. */
function useDecision<B>(
  { day, staffId }: ShownDay,
  onDone: (day: CashierDay) => void,
  send: (body: B, idempotencyKey: string) => Promise<CashierDay>,
) {
  const client = useQueryClient();
  const key = cashierDayKeys.day(day, staffId, 'entered');
  const keep = (shownDay: CashierDay) => keepRecord(client, cashierDayKeys.all, key, shownDay);
  return useWrite({
    target: `${staffId}/${day}`,
    send,
    onSuccess: (after) => {
      keep(after);
      onDone(after);
    },
    onConflict: (conflict) => {
      const current = currentOf(conflict, cashierDaySchema);
      if (current) keep(current);
      else void client.invalidateQueries({ queryKey: cashierDayKeys.all });
    },
  });
}
