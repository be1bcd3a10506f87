import { listOutsideCalls } from '@/lib/contract/calls';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { officeFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Telepon di Luar Ketentuan: calls that the supervisor looks at, of the office kept in `office_base`. */
export const OUTSIDE_CALLS = defineList({
  endpoint: listOutsideCalls,
  root: queryRoot('collector'),
  viewed: 'outside-calls',
  part: 'outside-calls',
  pageSize: 20,
  filters: { office: officeFilter() },
});

export type OutsideCallListState = StateOf<typeof OUTSIDE_CALLS>;
