import { listRunningOrders } from '@/lib/contract/repossessions';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { officeFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Surat tugas penarikan that run, the fewest days left first. */
export const RUNNING_ORDERS = defineList({
  endpoint: listRunningOrders,
  root: [...queryRoot('collector'), 'running-orders'],
  viewed: 'running-orders',
  pageSize: 20,
  filters: { office: officeFilter() },
});
export type RunningOrderListState = StateOf<typeof RUNNING_ORDERS>;
