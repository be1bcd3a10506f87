import { useQuery } from '@tanstack/react-query';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useAddressState } from '@/lib/address/useAddressState';
import { PARTNER_PAGE_SIZE } from '@/lib/contract/partnerListDefaults';
import { applicationOptions } from './api/partners.queries';
import { ApplicationTable } from './components/ApplicationTable';
import { APPLICATIONS, APPLICATIONS_START } from './domain/applicationListState';
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
  const [{ page }, change] = useAddressState(APPLICATIONS, APPLICATIONS_START);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    applicationOptions(side, id, page),
  );
  const handleRetry = () => void refetch();
  const handlePage = (next: number) => change({ page: next }, { replace: false });
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <ApplicationTable
        rows={data?.rows}
        hrefOfContract={hrefOfContract}
        loading={isPlaceholderData}
        empty={page > 1 ? <EmptyPage onFirst={() => handlePage(1)} /> : undefined}
      />
      {data && data.count > PARTNER_PAGE_SIZE && (
        <Pagination
          page={page}
          size={PARTNER_PAGE_SIZE}
          count={data.count}
          countMore={data.count_more}
          busy={isPlaceholderData}
          onPage={handlePage}
        />
      )}
    </>
  );
}
