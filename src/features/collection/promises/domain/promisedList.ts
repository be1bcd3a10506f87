import { oneOf } from '@/lib/address/addressCodec';
import { listOfficePromises, PROMISE_GROUPS, type PromiseGroup } from '@/lib/contract/calls';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { officeFilter, ownFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Promises by what they ask for; those that run at the start. */
export const PROMISED = defineList({
  endpoint: listOfficePromises,
  root: [...queryRoot('collector'), 'promised'],
  viewed: 'promises',
  pageSize: 20,
  filters: {
    // Groups are figures of their own.
    group: ownFilter<PromiseGroup, PromiseGroup>({
      field: oneOf(PROMISE_GROUPS),
      start: 'running',
      ask: (group) => group,
    }),
    office: officeFilter(),
  },
});
export type PromisedListState = StateOf<typeof PROMISED>;
