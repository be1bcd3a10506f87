import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { RecordList } from '@/components/RecordList/RecordList';
import type { Commission } from '@/lib/contract/commissions';
import { formatRupiah } from '@/lib/format/rupiah';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import type { PartnerSide } from '../domain/partnerSide';
import { CommissionDeciding, type CommissionDecidingProps } from './CommissionDeciding';
import { commissionView } from './components/commissionView';
import { COMMISSIONS } from './domain/commissionList';

export interface CommissionListProps extends Pick<CommissionDecidingProps, 'hrefOfContract' | 'hrefOfBatch'> {
  /** Agents or external marketers. */
  side: PartnerSide;
}

/** Commissions of all agents, or all external marketers, of an office: found, approved, taken back. */
export function CommissionList({ side, ...links }: CommissionListProps) {
  const shown = useList(COMMISSIONS[side.kind]);
  const [opened, setOpened] = useState<Commission | null>(null);
  const office = useQuery(officesQuery()).data;
  const view = useMemo(() => commissionView(links.hrefOfContract), [links.hrefOfContract]);
  return (
    <RecordList
      shown={shown}
      view={view}
      choices={{ office }}
      onOpen={setOpened}
      total={shown.data && <p>Jumlah seluruhnya {formatRupiah(shown.data.total)}</p>}
    >
      <CommissionDeciding side={side} opened={opened} onOpen={setOpened} {...links} />
    </RecordList>
  );
}
