import { queryOptions } from '@tanstack/react-query';
import { getHandover, getHandoverBasis, listHandoverCollectors } from '@/lib/contract/handovers';
import { listShortages } from '@/lib/contract/shortages';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

const root = queryRoot('handovers');

export const handoverKeys = {
  /** All that is shown of hand-overs and what is owed of them. */
  all: root,
  detail: (id: string) => [...root, 'detail', id] as const,
  basis: (of: { collector: number; office: number | null }) => [...root, 'basis', of] as const,
};

/** Who brings money, the oldest first. */
export const collectorsOptions = () =>
  queryOptions({
    queryKey: [...root, 'collectors'] as const,
    queryFn: ({ signal }) => call(listHandoverCollectors, { signal }),
  });

/** What a collector's TTS become now. It is looked at and then posted as shown, so each look asks anew. */
export const basisOptions = (of: { collector: number; office: number | null }) =>
  queryOptions({
    queryKey: handoverKeys.basis(of),
    queryFn: ({ signal }) =>
      call(getHandoverBasis, {
        query: { collector: of.collector, ...(of.office !== null && { office: of.office }) },
        signal,
      }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** A hand-over with what each TTS has become by now. */
export const handoverOptions = (id: string) =>
  queryOptions({
    queryKey: handoverKeys.detail(id),
    queryFn: ({ signal }) => call(getHandover, { params: { id }, signal }),
  });

/** The oldest of what is still owed; as many as a page has. */
export const openShortagesOptions = () =>
  queryOptions({
    queryKey: [...root, 'open-shortages'] as const,
    queryFn: ({ signal }) => call(listShortages, { query: { open: '1', size: 20 }, signal }),
  });
