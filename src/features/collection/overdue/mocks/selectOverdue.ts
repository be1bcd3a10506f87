import { addDays } from '@/lib/arithmetic/calendar';
import type { listOverdue, OverduePage, OverdueRow } from '@/lib/contract/overdue';
import { NONE, REPOSSESSED_BUCKET } from '@/lib/contract/overdueListDefaults';
import type { MockRequest } from '@/lib/mocks/mockEndpoint';
import { MOCK_TODAY } from './buildOverdue';

type Query = MockRequest<typeof listOverdue>['query'];

/** The rows that filters leave. */
export function filterOverdue(all: readonly OverdueRow[], query: Partial<Query>): OverdueRow[] {
  const { due, bucket, region, collector, letter, search = '' } = query;
  const isDue = ({ overdue, next_due }: OverdueRow) =>
    due === undefined ||
    (due === 'late'
      ? overdue > 0
      : due === 'new'
        ? overdue === 1
        : due === 'paid'
          ? overdue > 0 && overdue <= 7
          : overdue === 0 && (next_due ?? '') <= addDays(MOCK_TODAY, Number(due)));
  return all
    .filter((row) =>
      `${row.code} ${row.plate_number} ${row.customer_name}`.toLowerCase().includes(search.toLowerCase()),
    )
    .filter((row) => row.repossessed === (bucket === REPOSSESSED_BUCKET) && isDue(row))
    .filter((row) => bucket === undefined || row.repossessed || row.bucket === bucket)
    .filter(
      ({ region: its }) => region === undefined || (region === NONE ? !its : its?.code.startsWith(region)),
    )
    .filter(
      ({ overdue, last_letter, promise }) =>
        letter === undefined || (overdue >= 8 && !last_letter && !promise),
    )
    .filter(({ collector: its }) => collector === undefined || String(its?.id ?? NONE) === collector);
}

/** The page that a list request asks for. */
export function selectOverdue(all: readonly OverdueRow[], query: Query): OverduePage {
  const sort = query.sort ?? 'overdue';
  const keyOf = (row: OverdueRow) =>
    sort === 'customer_name'
      ? row.customer_name
      : sort === 'outstanding'
        ? (row.outstanding ?? 0)
        : row.overdue;
  const rows = filterOverdue(all, query).toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    const order = typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'id-ID');
    return order || a.code.localeCompare(b.code);
  });
  if ((query.order ?? 'desc') === 'desc' && sort !== 'next_due') rows.reverse();
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
  return {
    rows: rows.slice((page - 1) * size, page * size),
    count: rows.length,
    count_more: false,
    filling: null,
  };
}
