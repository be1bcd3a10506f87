import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import type { PartnerSide } from '../domain/partnerSide';
import { BATCH_VIEW } from './components/batchView';
import { BATCHES } from './domain/commissionList';

export interface CommissionBatchesProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Address of a batch; keep it stable between renders. */
  hrefOf: (id: number) => string;
}

/** Batches of commissions that were paid, newest first. */
export function CommissionBatches({ side, hrefOf }: CommissionBatchesProps) {
  const office = useQuery(officesQuery()).data;
  return (
    <RecordList shown={useList(BATCHES[side.kind])} view={BATCH_VIEW} choices={{ office }} hrefOf={hrefOf} />
  );
}
