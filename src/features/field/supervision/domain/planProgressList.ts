import { day, orEmpty } from '@/lib/address/addressCodec';
import { listCollectorPlans } from '@/lib/contract/collectorPlan';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { ownFilter, ownOfficeFilter, type Filter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** A day between its arrows; '' is the office's today. It is a place: 'Atur ulang' leaves it. */
const planDay: Filter<string, string> = {
  ...ownFilter({ field: orEmpty(day), start: '', ask: (value: string) => value || undefined }),
  isPlace: true,
};

/** Plans of an office's day, by collector; all of them at once. */
export const PLANS = defineList({
  endpoint: listCollectorPlans,
  root: queryRoot('collector-day'),
  viewed: 'plans',
  part: 'plans',
  pageSize: 1000,
  filters: { date: planDay, office: ownOfficeFilter() },
});
export type PlanListState = StateOf<typeof PLANS>;
