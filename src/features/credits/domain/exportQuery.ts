import { listQuery, type CreditListState } from './creditListState';

/** What an export asks for: the list's filters and order, without its page. */
export function exportQuery(state: CreditListState) {
  const query = listQuery(state);
  delete query.page;
  delete query.size;
  return query;
}
