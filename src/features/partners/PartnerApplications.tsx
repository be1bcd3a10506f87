import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { PARTNER_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { applicationOptions } from './api/partners.queries';
import { ApplicationTable } from './components/ApplicationTable';
import type { PartnerSide } from './domain/partnerSide';

export interface PartnerApplicationsProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Whose. */
  id: string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: ((code: string) => string) | undefined;
}

/** The registrations that name a partner, page by page. */
export function PartnerApplications({ side, id, hrefOfContract }: PartnerApplicationsProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    applicationOptions(side, id, page),
  );
  const handleRetry = () => void refetch();
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <ApplicationTable rows={data?.rows} hrefOfContract={hrefOfContract} loading={isPlaceholderData} />
      {data && data.count > PARTNER_PAGE_SIZE && (
        <Pagination
          page={page}
          size={PARTNER_PAGE_SIZE}
          count={data.count}
          countMore={data.count_more}
          busy={isPlaceholderData}
          onPage={setPage}
        />
      )}
    </>
  );
}
