import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@/lib/contract/endpoint';
import { requestOnContract, type ContractRequest } from '@/lib/contract/requests';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { requestKeys } from './requests.queries';

type Body = BodyOf<typeof requestOnContract>;

/** Asks for something on a contract. A 409 fetches what is possible now; what was typed stays. */
export function useRequestOnContract(code: string, onRequested: (request: ContractRequest) => void) {
  const client = useQueryClient();
  return useWrite({
    target: code,
    send: (body: Body, idempotencyKey) =>
      call(requestOnContract, { params: { id: code }, body, idempotencyKey }),
    onSuccess: (request) => {
      markAffected(client, 'contractRequest');
      onRequested(request);
    },
    onConflict: () => void client.invalidateQueries({ queryKey: requestKeys.actions(code) }),
  });
}
