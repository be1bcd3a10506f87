import { orEmpty, shaped } from '@/lib/address/addressCodec';
import { listCollectorTargets } from '@/lib/contract/collectorTargets';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { ownFilter, ownOfficeFilter, type Filter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** `YYYY-MM`; '' is the office's current month. */
const month: Filter<string, string> = {
  ...ownFilter({
    field: orEmpty(shaped(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)),
    start: '',
    ask: (value: string) => value || undefined,
  }),
  isPlace: true,
};

/** Targets of an office's month, by collector; all of them at once. */
export const TARGETS = defineList({
  endpoint: listCollectorTargets,
  root: queryRoot('achievement'),
  viewed: 'targets',
  part: 'targets',
  pageSize: 1000,
  filters: { month, office: ownOfficeFilter() },
});
export type TargetListState = StateOf<typeof TARGETS>;
