import type { ContractPage, ContractRow, listContracts } from '@/lib/contract/contracts';
import type { MockRequest } from '@/lib/mocks/mockEndpoint';

type ListQuery = MockRequest<typeof listContracts>['query'];

/** The page that a list request asks for, out of a small company's contracts. */
export function selectContracts(all: readonly ContractRow[], query: ListQuery): ContractPage {
  const search = query.search?.toLowerCase() ?? '';
  const sort = (query.sort ?? 'date_start') as 'code' | 'customer_name' | 'date_start' | 'next_due';
  const rows = all
    .filter((row) => `${row.code} ${row.plate_number} ${row.customer_name}`.toLowerCase().includes(search))
    .filter((row) => query.status === undefined || row.status === query.status)
    .toSorted(
      (a, b) => (a[sort] ?? '9').localeCompare(b[sort] ?? '9', 'id-ID') || a.code.localeCompare(b.code),
    );
  if ((query.order ?? 'desc') === 'desc') rows.reverse();
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
  return { rows: rows.slice((page - 1) * size, page * size), count: rows.length, count_more: false };
}
