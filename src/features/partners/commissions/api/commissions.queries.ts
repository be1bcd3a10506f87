import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Commission, CommissionEndpoints } from '@/lib/contract/commissions';
import type { QueryOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';
import { partnerKeys } from '../../api/partners.queries';
import type { PartnerSide } from '../../domain/partnerSide';
import type { OfficePageState } from '../domain/commissionListState';

type ListQuery = Partial<QueryOf<CommissionEndpoints['list']>>;

interface ListData {
  rows: Commission[];
  count: number;
  total: number;
}

/** Below the keys of their side: what is written about partners marks these too. */
export const commissionKeys = {
  lists: (side: PartnerSide) => [...partnerKeys.side(side), 'commissions'] as const,
  list: (side: PartnerSide, query: ListQuery) => [...commissionKeys.lists(side), query] as const,
  preview: (side: PartnerSide, office: OfficePageState['office']) =>
    [...partnerKeys.side(side), 'preview', office] as const,
  batches: (side: PartnerSide, state: OfficePageState) =>
    [...partnerKeys.side(side), 'batches', state] as const,
  batch: (side: PartnerSide, id: string) => [...partnerKeys.side(side), 'batch', id] as const,
};

/** One page of commissions; while another is fetched the one before stays on screen. */
export const commissionListOptions = (side: PartnerSide, query: ListQuery) =>
  queryOptions({
    queryKey: commissionKeys.list(side, query),
    queryFn: ({ signal }) => call(side.commissions.list, { query, signal }),
    placeholderData: keepPreviousData,
  });

/** A commission as it is now, wherever it stands in a list. */
export const keepCommission = (client: QueryClient, side: PartnerSide, commission: Commission) =>
  client.setQueriesData<ListData>(
    { queryKey: commissionKeys.lists(side) },
    (data) =>
      data && { ...data, rows: data.rows.map((row) => (row.id === commission.id ? commission : row)) },
  );

const ofOffice = (office: OfficePageState['office']) => (office === 'all' ? {} : { office });

/** What a batch of an office would pay now; `all`: of one's own office. */
export const previewOptions = (side: PartnerSide, office: OfficePageState['office']) =>
  queryOptions({
    queryKey: commissionKeys.preview(side, office),
    queryFn: ({ signal }) => call(side.commissions.preview, { query: ofOffice(office), signal }),
  });

/** One page of batches. */
export const batchListOptions = (side: PartnerSide, state: OfficePageState) =>
  queryOptions({
    queryKey: commissionKeys.batches(side, state),
    queryFn: ({ signal }) =>
      call(side.commissions.batches, { query: { ...ofOffice(state.office), page: state.page }, signal }),
    placeholderData: keepPreviousData,
  });

/** One batch; it never changes. */
export const batchOptions = (side: PartnerSide, id: string) =>
  queryOptions({
    queryKey: commissionKeys.batch(side, id),
    queryFn: ({ signal }) => call(side.commissions.batch, { params: { id }, signal }),
  });
