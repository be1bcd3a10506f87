import { addDays } from '@/lib/arithmetic/calendar';
import type { CreditPage, listCredits } from '@/lib/contract/creditList';
import type { Period, ReceiptMeans, ReceiptState } from '@/lib/contract/creditListDefaults';
import type { Receipt } from '@/lib/contract/credits';
import type { CreditSort } from '../domain/creditListState';
import type { MockRequest } from '@/lib/mocks/mockEndpoint';
import { CASHIERS } from './buildCredit';

type ListQuery = MockRequest<typeof listCredits>['query'];

/** The page that a list request asks for, out of a small company's receipts: search, period, filters, sort, paging. */
export function selectReceipts(all: readonly Receipt[], query: ListQuery): CreditPage {
  const search = query.search?.toLowerCase() ?? '';
  const date = query.date ?? '2026-11-20';
  const day = query.by === 'entered' ? 'date_invoice' : 'date_payment';
  const period = (query.period ?? 'day') as Period;
  const rows = all
    .filter((row) => IN_PERIOD[period](row[day] ?? '', date))
    .filter((row) =>
      `${row.invoice} ${row.contract_code} ${row.customer_name}`.toLowerCase().includes(search),
    )
    .filter((row) => !query.status || STATES[query.status as ReceiptState](row))
    .filter((row) => !query.cashier || row.cashier === nameOf(Number(query.cashier)))
    .filter((row) => !query.means || meansOf(row) === query.means)
    .toSorted((a, b) => compare(a, b, (query.sort ?? 'date_payment') as CreditSort));
  if (query.order === 'desc') rows.reverse();
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
  return {
    rows: rows.slice((page - 1) * size, page * size),
    count: rows.length,
    count_more: false,
    total_payment: rows.reduce((sum, row) => sum + (row.voided_at ? 0 : (row.payment ?? 0)), 0),
    date,
  };
}

const nameOf = (cashier: number) => CASHIERS.find(({ id }) => id === cashier)?.name;

const IN_PERIOD: Record<Period, (day: string, date: string) => boolean> = {
  day: (day, date) => day === date,
  week: (day, date) => mondayOf(day) === mondayOf(date),
  month: (day, date) => day.slice(0, 7) === date.slice(0, 7),
  year: (day, date) => day.slice(0, 4) === date.slice(0, 4),
  all: () => true,
};

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

const STATES: Record<ReceiptState, (row: Receipt) => boolean> = {
  valid: (row) => !row.voided_at,
  waiting: (row) => row.request_approval,
  void: (row) => Boolean(row.voided_at),
  unconfirmed: (row) => row.transfer_state === 'UNCONFIRMED',
  late: (row) => row.transfer_state === 'UNCONFIRMED' && (row.date_invoice ?? '') <= '2026-11-17',
  unknown: (row) => row.transfer_state === 'UNKNOWN',
};

const meansOf = ({ cash, bank }: Receipt): ReceiptMeans => (bank ? (cash ? 'both' : 'bank') : 'cash');

function compare(a: Receipt, b: Receipt, sort: CreditSort): number {
  const [left, right] = [a[sort] ?? '', b[sort] ?? ''];
  if (typeof left === 'number' && typeof right === 'number') return left - right || b.id - a.id;
  return String(left).localeCompare(String(right), 'id-ID') || b.id - a.id;
}
