import {
  addressCodec,
  day,
  oneOf,
  orEmpty,
  orNull,
  orWord,
  page,
  rowId,
  text,
  whole,
} from '@/lib/address/addressCodec';
import type { listCredits } from '@/lib/contract/creditList';
import {
  CREDIT_PAGE_SIZE,
  CREDIT_SORTS,
  PERIODS,
  RECEIPT_DAYS,
  RECEIPT_MEANS,
  RECEIPT_STATES,
  type Period,
  type ReceiptDay,
  type ReceiptMeans,
  type ReceiptState,
} from '@/lib/contract/creditListDefaults';
import type { QueryOf } from '@/lib/contract/endpoint';
import type { Viewed } from '@/lib/list/viewed';

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
  /** Id of whose drawer the money is in; null: anyone's. */
  cashier: number | null;
  /** Kind of money; empty: any. */
  means: ReceiptMeans | '';
}

/** What stands like this may be older than today: it is looked for on all dates. */
export const ON_ALL_DATES: ReadonlySet<CreditListState['status']> = new Set([
  'waiting',
  'unconfirmed',
  'late',
  'unknown',
]);

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
    cashier: null,
    means: '',
  };
}

const CODEC = addressCodec<CreditListState>({
  search: text(100),
  period: oneOf(PERIODS),
  by: oneOf(RECEIPT_DAYS),
  date: orEmpty(day),
  page,
  size: whole(1, 100),
  sort: oneOf(CREDIT_SORTS),
  order: oneOf(['asc', 'desc']),
  office: orWord(rowId, 'all'),
  status: orEmpty(oneOf(RECEIPT_STATES)),
  cashier: orNull(rowId),
  means: orEmpty(oneOf(RECEIPT_MEANS)),
});

/** The list in its address; what is default is not written there, what makes no sense there is the default. */
export const CREDIT_LIST = {
  ...{ key: 'receipts', codec: CODEC, startFor: defaultListState },
  parts: { cashier: { label: 'Kasir', names: 'staff' }, office: { label: 'Kantor', names: 'office' } },
} satisfies Viewed<CreditListState>;

/** Reads the state from an address. */
export const readListState = (address: URLSearchParams, officeBase: number | null): CreditListState =>
  CODEC.read(address, defaultListState(officeBase));

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
    ...(state.cashier === null ? {} : { cashier: state.cashier }),
    ...(state.means ? { means: state.means } : {}),
  };
}
