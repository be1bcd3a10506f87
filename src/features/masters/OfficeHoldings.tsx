import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Master } from '@/lib/contract/masters';
import { officeHoldingsOptions } from './api/officeHoldings.queries';
import { HoldingList } from './components/HoldingList';
import type { HrefOfOffice } from './domain/officePlaces';

export interface OfficeHoldingsProps {
  /** The office. */
  row: Master;
  /** Where what is there is listed. */
  hrefOf: HrefOfOffice;
}

/** What is still in an office, and the way to its contracts once it is switched off. */
export function OfficeHoldings({ row, hrefOf }: OfficeHoldingsProps) {
  const { data, error, refetch, isFetching } = useQuery(officeHoldingsOptions(row.id));
  if (!data) {
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonLines lines={6} />
    );
  }
  const contracts = hrefOf(row, 'contracts');
  return (
    <>
      <HoldingList holdings={data} hrefOf={(place) => hrefOf(row, place)} />
      {!row.active && data.contracts > 0 && contracts !== null && (
        <div>
          <LinkButton href={contracts}>Pindahkan kontrak</LinkButton>
        </div>
      )}
    </>
  );
}
