import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Registration } from '@/lib/contract/registrations';
import { registrationFlowOptions } from './api/registrations.queries';
import { RegistrationSteps } from './components/RegistrationSteps';
import { awaited, wayOf } from './domain/flowWay';

export interface RegistrationWayProps {
  /** Whose way it is. */
  registration: Registration;
}

/** The steps of the flow as this registration goes through them. */
export function RegistrationWay({ registration }: RegistrationWayProps) {
  const { data, error, isFetching, refetch } = useQuery(registrationFlowOptions());
  if (data) {
    return <RegistrationSteps steps={wayOf(data, registration)} awaited={awaited(data, registration)} />;
  }
  if (error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={3} />;
}
