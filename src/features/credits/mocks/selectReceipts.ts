import type { CreditPage, listCredits, Receipt } from '@/lib/contract/credits';
import type { CreditSort } from '../domain/creditListState';
import type { MockRequest } from '@/lib/mocks/mockEndpoint';

type ListQuery = MockRequest<typeof listCredits>['query'];

/** The page that a list request asks for, out of a small company's receipts: search, waiting, sort, paging. */
export function selectReceipts(all: readonly Receipt[], query: ListQuery): CreditPage {
  const search = query.search?.toLowerCase() ?? '';
  const rows = all
    .filter((row) =>
      `${row.invoice} ${row.contract_code} ${row.customer_name}`.toLowerCase().includes(search),
    )
    .filter((row) => query.waiting !== '1' || row.request_approval)
    .toSorted((a, b) => compare(a, b, (query.sort ?? 'date_payment') as CreditSort));
  if (query.order === 'desc') rows.reverse();
  const [page, size] = [Number(query.page ?? 1), Number(query.size ?? 20)];
  return {
    rows: rows.slice((page - 1) * size, page * size),
    count: rows.length,
    count_more: false,
    total_payment: rows.reduce((sum, row) => sum + (row.voided_at ? 0 : (row.payment ?? 0)), 0),
    date: query.date ?? '2026-11-20',
  };
}

function compare(a: Receipt, b: Receipt, sort: CreditSort): number {
  const [left, right] = [a[sort] ?? '', b[sort] ?? ''];
  if (typeof left === 'number' && typeof right === 'number') return left - right || b.id - a.id;
  return String(left).localeCompare(String(right), 'id-ID') || b.id - a.id;
}
