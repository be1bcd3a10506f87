import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { getPlanOverview, listCollectorPlans } from '@/lib/contract/collectorPlan';
import { listCollectors, listDistributionAccounts } from '@/lib/contract/distribution';
import { call } from '@/lib/http/request';
import { filterQuery } from '@/lib/list/listState';
import { queryRoot } from '@/lib/query/queryRoots';
import { PLANS, type PlanListState } from '../domain/planProgressList';

const root = queryRoot('collector-day');

export const supervisionKeys = {
  /** All that is shown of collectors' days, visits and TTS. */
  all: root,
  overview: (id: string) => [...root, 'overview', id] as const,
};

/** What collectors send comes by push (`creditPushed`); while there are none it is asked for after so long, ms. */
const WITHOUT_PUSHES = 60_000;
const unlessPushed = (isPushed: boolean) => (isPushed ? false : WITHOUT_PUSHES);

/** Plans of an office's day with their progress; `isPushed`: pushes come. */
export const planListOptions = (state: PlanListState, isPushed: boolean) =>
  queryOptions({
    queryKey: [...PLANS.key, filterQuery(PLANS, state)],
    queryFn: async ({ signal }) => {
      const plans = await call(listCollectorPlans, { query: filterQuery(PLANS, state), signal });
      return { ...plans, count: plans.rows.length };
    },
    placeholderData: keepPreviousData,
    refetchInterval: unlessPushed(isPushed),
  });

/** A plan with what came of each row; `isPushed`: pushes come. */
export const planOverviewOptions = (id: string, isPushed: boolean) =>
  queryOptions({
    queryKey: supervisionKeys.overview(id),
    queryFn: ({ signal }) => call(getPlanOverview, { params: { id }, signal }),
    refetchInterval: unlessPushed(isPushed),
  });

/** Who collects for an office, to choose from; `all`: the reader's own. Only supervisors may ask. */
export const collectorChoicesOptions = (office: number | 'all', isAsked = true) =>
  queryOptions({
    enabled: isAsked,
    queryKey: [...root, 'collector-choices', office] as const,
    queryFn: ({ signal }) =>
      call(listCollectors, { query: { size: 1, ...(office !== 'all' && { office }) }, signal }),
    select: ({ collectors }) => collectors,
    staleTime: 300_000,
  });

/** Accounts of one collector that a search finds; '' asks nothing. */
export const addingSearchOptions = (search: string, of: { collector: number; office: number }) =>
  queryOptions({
    queryKey: [...root, 'adding', of, search] as const,
    queryFn:
      search === ''
        ? skipToken
        : ({ signal }) => call(listDistributionAccounts, { query: { search, ...of, size: 20 }, signal }),
    staleTime: 60_000,
  });
