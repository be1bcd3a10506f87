import { queryOptions } from '@tanstack/react-query';
import { getFile } from '@/lib/contract/files';
import { getRepossession } from '@/lib/contract/repossessions';
import { call } from '@/lib/http/request';
import { requestKeys } from './requests.queries';

/** What an order to take a contract's unit stands on, and what became of the unit, as the contract stands at one version. */
export function takingBasisOptions(code: string, version: number) {
  return queryOptions({
    queryKey: [...requestKeys.actions(code), 'taking', version] as const,
    queryFn: ({ signal }) => call(getRepossession, { params: { id: code }, signal }),
    staleTime: 0,
  });
}

/** The paper that a request rests on. */
export function proofOptions(id: string, fileId: number) {
  return queryOptions({
    queryKey: [...requestKeys.detail(id), 'proof', fileId] as const,
    queryFn: ({ signal }) => call(getFile, { params: { id: String(fileId) }, signal }),
  });
}
