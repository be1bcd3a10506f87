import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Duplicate, Registration } from '@/lib/contract/registrations';
import { duplicatesOptions } from './api/registrations.queries';
import { DuplicateList } from './components/DuplicateList';

export interface RegistrationDuplicatesProps {
  /** What is compared. */
  registration: Registration;
  /** Address of what is the same; undefined for what the reader may not open. */
  hrefOf: (duplicate: Duplicate) => string | undefined;
}

/** What else is known of this applicant and this vehicle, in all offices. */
export function RegistrationDuplicates({ registration, hrefOf }: RegistrationDuplicatesProps) {
  const { data, error, isFetching, refetch } = useQuery(duplicatesOptions(registration));
  if (data) return <DuplicateList duplicates={data} hrefOf={hrefOf} />;
  if (error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={2} />;
}
