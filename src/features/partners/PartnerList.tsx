import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { PARTNER_VIEWS } from './components/partnerView';
import { PARTNERS } from './domain/partnerList';
import type { PartnerSide } from './domain/partnerSide';

export interface PartnerListProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Address of a partner's page; keep it stable between renders. */
  hrefOf: (id: number) => string;
}

/** Agen or Marketing Ekternal: who they are and what they have coming (DOMAIN, Screens). */
export function PartnerList({ side, hrefOf }: PartnerListProps) {
  const office = useQuery(officesQuery()).data;
  return (
    <RecordList
      shown={useList(PARTNERS[side.kind])}
      view={PARTNER_VIEWS[side.kind]}
      choices={{ office }}
      hrefOf={hrefOf}
    />
  );
}
