import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@/lib/contract/endpoint';
import { requestOnContract, type ContractRequest } from '@/lib/contract/requests';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { useIntention } from '@/lib/http/useIntention';
import { refreshAfter } from './refreshAfter';
import { requestKeys } from './requests.queries';

type Body = BodyOf<typeof requestOnContract>;

/** Asks for something on a contract. A 409 fetches what is possible now; what was typed stays. */
export function useAsk(code: string, onAsked: (request: ContractRequest) => void) {
  const client = useQueryClient();
  const keyFor = useIntention();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) =>
      call(requestOnContract, { params: { id: code }, body, idempotencyKey: keyFor(body) }),
    onSuccess: (request) => {
      refreshAfter(client);
      onAsked(request);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 409) {
        void client.invalidateQueries({ queryKey: requestKeys.actions(code) });
      }
    },
  });
  return {
    ask: (body: Body) => mutate(body),
    isPending,
    refused: error instanceof ApiError ? error.fields : {},
    problem: error ? errorMessage(error) : undefined,
  };
}
