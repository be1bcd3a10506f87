import type { DataOf } from '@/lib/contract/endpoint';
import { listTtsBlocks } from '@/lib/contract/tts';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { ownOfficeFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';
import { collectorFilter } from './officeTtsList';

/** Blocks of numbers of an office, those that are still out first. */
export const BLOCKS = defineList({
  endpoint: listTtsBlocks,
  root: queryRoot('collector-day'),
  viewed: 'tts-blocks',
  part: 'blocks',
  pageSize: 20,
  filters: { collector: collectorFilter(), office: ownOfficeFilter() },
});
export type BlockListState = StateOf<typeof BLOCKS>;
export type OfficeBlock = DataOf<typeof listTtsBlocks>['rows'][number];
