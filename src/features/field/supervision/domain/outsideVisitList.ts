import { listOutsideVisits } from '@/lib/contract/visits';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { ownOfficeFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Visits outside of hours, place or person without a consent, newest first. */
export const OUTSIDE_VISITS = defineList({
  endpoint: listOutsideVisits,
  root: queryRoot('collector-day'),
  viewed: 'outside-visits',
  part: 'outside-visits',
  pageSize: 10,
  filters: { office: ownOfficeFilter() },
});
export type OutsideVisitState = StateOf<typeof OUTSIDE_VISITS>;
