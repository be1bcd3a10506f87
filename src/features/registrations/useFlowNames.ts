import { useQuery } from '@tanstack/react-query';
import { UNDER_WAY } from '@/lib/contract/registrationListDefaults';
import { registrationFlowOptions } from './api/registrations.queries';
import type { ChosenStatus } from './domain/registrationList';

/** What the chosen statuses are called; undefined for all, and while the flow is not known. */
export function useFlowNames(): (status: ChosenStatus) => string | undefined {
  const { data } = useQuery(registrationFlowOptions());
  return (status) => (status === UNDER_WAY ? 'Dalam proses' : data?.find(({ id }) => id === status)?.name);
}
