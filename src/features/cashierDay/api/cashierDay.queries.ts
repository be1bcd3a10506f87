import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCashierDay } from '@/lib/contract/cashierDay';
import { listAbsentDays, listCashierDays, listUnclosedDays } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { listCashToHandOver } from '@/lib/contract/drawerRequests';
import { listSafes } from '@/lib/contract/safes';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

/** From general to special; money that moved marks `all`. */
export const cashierDayKeys = {
  all: queryRoot('cashierDay'),
  day: (day: string | null, staffId: number | null, by: ReceiptDay) =>
    [...cashierDayKeys.all, 'day', staffId, day, by] as const,
  list: (day: string | null, by: ReceiptDay) => [...cashierDayKeys.all, 'list', day, by] as const,
  unclosed: () => [...cashierDayKeys.all, 'unclosed'] as const,
  absent: () => [...cashierDayKeys.all, 'absent'] as const,
  safes: () => [...cashierDayKeys.all, 'safes'] as const,
  toHandOver: () => [...cashierDayKeys.all, 'to-hand-over'] as const,
};

/** One cashier's day; null: today, one's own. Money is counted against it, so it is always asked for again. */
export function dayOptions(day: string | null, staffId: number | null, by: ReceiptDay) {
  return queryOptions({
    queryKey: cashierDayKeys.day(day, staffId, by),
    queryFn: ({ signal }) =>
      call(getCashierDay, {
        query: { by, ...(day !== null && { day }), ...(staffId !== null && { staff_id: staffId }) },
        signal,
      }),
    staleTime: 0,
  });
}

/** The office's cashiers on a day; null: today. The day before stays while another is fetched. */
export function cashiersOptions(day: string | null, by: ReceiptDay) {
  return queryOptions({
    queryKey: cashierDayKeys.list(day, by),
    queryFn: ({ signal }) => call(listCashierDays, { query: { by, ...(day !== null && { day }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Days that are left to close. */
export function unclosedOptions() {
  return queryOptions({
    queryKey: cashierDayKeys.unclosed(),
    queryFn: ({ signal }) => call(listUnclosedDays, { signal }),
    retry: false,
  });
}

/** Open days of other cashiers, which two others may close. */
export function absentOptions() {
  return queryOptions({
    queryKey: cashierDayKeys.absent(),
    queryFn: ({ signal }) => call(listAbsentDays, { signal }),
    retry: false,
  });
}

/** What the safes hold. */
export function safesOptions() {
  return queryOptions({
    queryKey: cashierDayKeys.safes(),
    queryFn: ({ signal }) => call(listSafes, { signal }),
    retry: false,
  });
}

/** Counted cash that nobody received yet. */
export function toHandOverOptions() {
  return queryOptions({
    queryKey: cashierDayKeys.toHandOver(),
    queryFn: ({ signal }) => call(listCashToHandOver, { signal }),
    retry: false,
  });
}
