import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { staffOptions } from './api/staff.queries';
import { StaffFacts } from './components/StaffFacts';
import { StaffHead } from './components/StaffHead';
import { WaitingLink } from './components/WaitingLink';
import { keptStaffList } from './domain/staffList';
import { StaffWaiting } from './StaffWaiting';

export interface StaffDetailProps {
  /** Of the person. */
  id: string;
  /** Where the list is; the way back there keeps its filters and page. */
  listHref: string;
}

/** One person: where they stand, as what and where they work, their link and sessions. */
export function StaffDetail({ id, listHref }: StaffDetailProps) {
  const { data, error, isFetching, refetch } = useQuery(staffOptions(id));
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={10} />;
    return (
      <PageParts apart>
        <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        <p>
          <LinkButton href={keptStaffList.lastHref(listHref)}>Kembali ke daftar</LinkButton>
        </p>
      </PageParts>
    );
  }
  return (
    <PageParts apart>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <StaffHead person={data} />
      <StaffWaiting person={data} />
      <WaitingLink person={data} />
      <StaffFacts person={data} />
    </PageParts>
  );
}
