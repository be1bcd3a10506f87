import { useQuery } from '@tanstack/react-query';
import type { ContractRequest } from '@/lib/contract/requests';
import { actionsOptions } from './api/requests.queries';

/** The request that waits on a contract, as `useContractRequests` shows it; null while none does, or nothing is known. */
export function useWaitingOnContract(code: string): ContractRequest | null {
  return useQuery(actionsOptions(code)).data?.waiting ?? null;
}
