import {
  CREDIT_PAGE_SIZE,
  CREDIT_SORTS,
  PERIODS,
  RECEIPT_DAYS,
  RECEIPT_MEANS,
  RECEIPT_STATES,
  type listCredits,
  type Period,
  type ReceiptDay,
  type ReceiptMeans,
  type ReceiptState,
} from '@/lib/contract/credits';
import type { QueryOf } from '@/lib/contract/endpoint';

export type CreditSort = (typeof CREDIT_SORTS)[number];
export type SortOrder = 'asc' | 'desc';

/** The list's state (SPEC 3, Client list state), kept in the address; what is default is not written there. */
export interface CreditListState {
  search: string;
  period: Period;
  /** Which of its days puts a receipt into the period. */
  by: ReceiptDay;
  /** `YYYY-MM-DD`; empty: the office's today, which the server knows. */
  date: string;
  page: number;
  size: number;
  sort: CreditSort;
  order: SortOrder;
  /** Office id; `all`: every office that the person may see. */
  office: number | 'all';
  /** Empty: any. */
  status: ReceiptState | '';
  /** Name of who took the money; empty: anyone. */
  cashier: string;
  /** Kind of money; empty: any. */
  means: ReceiptMeans | '';
}

/** Defaults of SPEC 9; the office is the one kept in `office_base`. */
export function defaultListState(officeBase: number | null): CreditListState {
  return {
    search: '',
    period: 'day',
    by: 'paid',
    date: '',
    page: 1,
    size: CREDIT_PAGE_SIZE,
    sort: 'date_payment',
    order: 'desc',
    office: officeBase ?? 'all',
    status: '',
    cashier: '',
    means: '',
  };
}

/** Reads the state from an address; what makes no sense there is the default. */
export function readListState(address: URLSearchParams, officeBase: number | null): CreditListState {
  const start = defaultListState(officeBase);
  const office = address.get('office');
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    period: oneOf(PERIODS, address.get('period')) ?? start.period,
    by: oneOf(RECEIPT_DAYS, address.get('by')) ?? start.by,
    date: calendarDay(address.get('date')) ?? start.date,
    page: whole(address.get('page'), 1_000_000) ?? start.page,
    size: whole(address.get('size'), 100) ?? start.size,
    sort: oneOf(CREDIT_SORTS, address.get('sort')) ?? start.sort,
    order: oneOf(['asc', 'desc'] as const, address.get('order')) ?? start.order,
    office: office === 'all' ? 'all' : (whole(office, 1_000_000) ?? start.office),
    status: oneOf(RECEIPT_STATES, address.get('status')) ?? start.status,
    cashier: (address.get('cashier') ?? '').slice(0, 60),
    means: oneOf(RECEIPT_MEANS, address.get('means')) ?? start.means,
  };
}

/** Writes the state as an address. */
export function writeListState(state: CreditListState, officeBase: number | null): URLSearchParams {
  const start = defaultListState(officeBase);
  const address = new URLSearchParams();
  for (const key of Object.keys(start) as (keyof CreditListState)[]) {
    const value = state[key];
    if (value !== start[key]) address.set(key, String(value));
  }
  return address;
}

/** What the call asks for; defaults that the server has as well stay out. */
export function listQuery(state: CreditListState): Partial<QueryOf<typeof listCredits>> {
  return {
    ...(state.search ? { search: state.search } : {}),
    period: state.period,
    ...(state.by === 'paid' ? {} : { by: state.by }),
    ...(state.date ? { date: state.date } : {}),
    page: state.page,
    size: state.size,
    sort: state.sort,
    order: state.order,
    ...(state.office === 'all' ? {} : { office: state.office }),
    ...(state.status ? { status: state.status } : {}),
    ...(state.cashier ? { cashier: state.cashier } : {}),
    ...(state.means ? { means: state.means } : {}),
  };
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | undefined {
  return choices.find((choice) => choice === text);
}

function whole(text: string | null, most: number): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= most ? value : undefined;
}

function calendarDay(text: string | null): string | undefined {
  return text && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : undefined;
}
