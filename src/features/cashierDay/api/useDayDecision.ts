import { useQueryClient } from '@tanstack/react-query';
import {
  askCash,
  cashierDaySchema,
  closeAbsentDay,
  closeCashierDay,
  handOverCash,
  reopenCashierDay,
  type CashierDay,
} from '@/lib/contract/cashierDay';
import type { BodyOf } from '@/lib/contract/endpoint';
import { decideDrawerRequest, type DrawerRequest } from '@/lib/contract/drawerRequests';
import { bringSafeToBank } from '@/lib/contract/safes';
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
type HandOver = BodyOf<typeof handOverCash>;
type Absent = BodyOf<typeof closeAbsentDay>;
type CashIn = BodyOf<typeof askCash>;
type Bring = BodyOf<typeof bringSafeToBank>;

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

/** Hands over what was counted of the day on screen. */
export function useHandOver(shown: ShownDay, onAsked: (day: CashierDay) => void) {
  return useDecision(shown, onAsked, (body: HandOver, idempotencyKey) =>
    call(handOverCash, { body, idempotencyKey }),
  );
}

/** Asks for money for the day on screen, one's own of today. */
export function useAskCash(shown: ShownDay, onAsked: (day: CashierDay) => void) {
  return useDecision(shown, onAsked, (body: CashIn, idempotencyKey) =>
    call(askCash, { body, idempotencyKey }),
  );
}

/** Brings money from a safe to the bank. */
export function useBringSafe(onAsked: (request: DrawerRequest) => void) {
  const client = useQueryClient();
  return useWrite({
    target: 'safe',
    send: (body: Bring, idempotencyKey) => call(bringSafeToBank, { body, idempotencyKey }),
    onSuccess: onAsked,
    onSettled: () => void client.invalidateQueries({ queryKey: cashierDayKeys.all }),
  });
}

/** Asks to close the day of a cashier who is away. */
export function useCloseAbsent(onAsked: (request: DrawerRequest) => void) {
  const client = useQueryClient();
  return useWrite({
    target: 'absent',
    send: (body: Absent, idempotencyKey) => call(closeAbsentDay, { body, idempotencyKey }),
    onSuccess: onAsked,
    onSettled: () => void client.invalidateQueries({ queryKey: cashierDayKeys.all }),
  });
}

/** Takes back what one asked for on a drawer's day. */
export function useWithdrawDrawer(onWithdrawn: () => void) {
  const client = useQueryClient();
  return useWrite({
    target: 'withdraw',
    send: ({ id, version }: Pick<DrawerRequest, 'id' | 'version'>, idempotencyKey) =>
      call(decideDrawerRequest, {
        params: { id: String(id) },
        body: { version, decision: 'WITHDRAWN', reason: '' },
        idempotencyKey,
      }),
    onSuccess: onWithdrawn,
    onSettled: () => void client.invalidateQueries({ queryKey: cashierDayKeys.all }),
  });
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
