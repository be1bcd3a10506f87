import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Commission } from '@/lib/contract/commissions';
import { call } from '@/lib/http/request';
import { partnerKeys } from '../../api/partners.queries';
import type { PartnerSide } from '../../domain/partnerSide';
import { COMMISSIONS, type BatchListState } from '../domain/commissionList';

type Office = BatchListState['office'];

interface ListData {
  rows: Commission[];
  count: number;
  total: number;
}

/** Below the keys of their side: what is written about partners marks these too. */
export const commissionKeys = {
  preview: (side: PartnerSide, office: Office) => [...partnerKeys.side(side), 'preview', office] as const,
  batch: (side: PartnerSide, id: string) => [...partnerKeys.side(side), 'batch', id] as const,
};

/** A commission as it is now, wherever it stands in a list. */
export const keepCommission = (client: QueryClient, side: PartnerSide, commission: Commission) =>
  client.setQueriesData<ListData>(
    { queryKey: COMMISSIONS[side.kind].key },
    (data) =>
      data && { ...data, rows: data.rows.map((row) => (row.id === commission.id ? commission : row)) },
  );

const ofOffice = (office: Office) => (office === 'all' ? {} : { office });

/** What a batch of an office would pay now; `all`: of one's own office. */
export const previewOptions = (side: PartnerSide, office: Office) =>
  queryOptions({
    queryKey: commissionKeys.preview(side, office),
    queryFn: ({ signal }) => call(side.commissions.preview, { query: ofOffice(office), signal }),
  });

/** One batch; it never changes. */
export const batchOptions = (side: PartnerSide, id: string) =>
  queryOptions({
    queryKey: commissionKeys.batch(side, id),
    queryFn: ({ signal }) => call(side.commissions.batch, { params: { id }, signal }),
  });
