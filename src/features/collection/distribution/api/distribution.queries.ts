import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCollectors, previewDistribution, type Scope } from '@/lib/contract/distribution';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

const root = queryRoot('collector');
/** Not below `collector`: a proposal stays as it was read until it is saved or asked for anew. */
const plans = queryRoot('distribution-preview');

export const distributionKeys = {
  /** Collectors, accounts, and what was saved. */
  all: root,
  plans,
  plan: (ask: PlanAsk | null) => [...plans, ask] as const,
};

/** What a proposal is asked for. */
export interface PlanAsk {
  /** Undefined: the reader's own. */
  office: number | undefined;
  scope: Scope;
  /** With ONE: whose accounts. */
  from: number | null;
  collectors: readonly number[];
}

/** Who would collect what; null: nothing to ask for yet. */
export function planOptions(ask: PlanAsk | null) {
  return queryOptions({
    queryKey: distributionKeys.plan(ask),
    queryFn: ({ signal }) => {
      if (!ask) throw new Error('Nothing is asked for.');
      const { office, scope, from, collectors } = ask;
      const query = {
        ...{ scope, collectors: collectors.join(',') },
        ...(office !== undefined && { office }),
        ...(from !== null && { from }),
      };
      return call(previewDistribution, { query, signal });
    },
    enabled: ask !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Who collects for an office, to choose from. */
export function collectorsOptions(office: number | undefined) {
  return queryOptions({
    queryKey: [...root, 'choices', office ?? null] as const,
    queryFn: ({ signal }) =>
      call(listCollectors, { query: { size: 1, ...(office !== undefined && { office }) }, signal }),
    placeholderData: keepPreviousData,
  });
}
