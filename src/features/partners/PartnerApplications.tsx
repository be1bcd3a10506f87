import { useMemo } from 'react';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { applicationView } from './components/applicationView';
import { APPLICATIONS } from './domain/partnerList';
import type { PartnerSide } from './domain/partnerSide';

export interface PartnerApplicationsProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Whose. */
  id: string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: ((code: string) => string) | undefined;
}

/** The registrations that name a partner, page by page. Their page number is kept in the address. */
export function PartnerApplications({ side, id, hrefOfContract }: PartnerApplicationsProps) {
  const view = useMemo(() => applicationView(hrefOfContract), [hrefOfContract]);
  return <RecordList shown={useList(APPLICATIONS[side.kind], { params: { id } })} view={view} />;
}
