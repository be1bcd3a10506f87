import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  approveContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
  type ContractRequest,
} from '@/lib/contract/requests';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { useIntention } from '@/lib/http/useIntention';
import { refreshAfter } from './refreshAfter';

/** How a request ends. */
export type Decision =
  { kind: 'approve'; version: number } | { kind: 'reject'; reason: string } | { kind: 'withdraw' };

function send(id: string, decision: Decision, idempotencyKey: string): Promise<ContractRequest> {
  const common = { params: { id }, idempotencyKey };
  switch (decision.kind) {
    case 'approve':
      return call(approveContractRequest, { ...common, body: { version: decision.version } });
    case 'reject':
      return call(rejectContractRequest, { ...common, body: { reason: decision.reason } });
    case 'withdraw':
      return call(withdrawContractRequest, common);
  }
}

/** Sends a decision once. Also after a failure everything is fetched again: its answer may have been lost. */
export function useDecision(id: string, onDecided: (request: ContractRequest) => void) {
  const client = useQueryClient();
  const keyFor = useIntention();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (decision: Decision) => send(id, decision, keyFor(decision)),
    onSuccess: onDecided,
    onSettled: () => refreshAfter(client),
  });
  return {
    decide: (decision: Decision) => mutate(decision),
    isPending,
    /** Which decision is on its way, or was last. */
    last: variables?.kind,
    isConflict: error instanceof ApiError && error.status === 409,
    problem: error ? errorMessage(error) : undefined,
  };
}
