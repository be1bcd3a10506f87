import { useQueryClient } from '@tanstack/react-query';
import {
  approveContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
  type ContractRequest,
} from '@/lib/contract/requests';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';

/** How a request ends. */
export type Decision =
  | { kind: 'approve'; version: number }
  | { kind: 'reject'; reason: string; version: number }
  | { kind: 'withdraw' };

function sendDecision(id: string, decision: Decision, idempotencyKey: string): Promise<ContractRequest> {
  const common = { params: { id }, idempotencyKey };
  switch (decision.kind) {
    case 'approve':
      return call(approveContractRequest, { ...common, body: { version: decision.version } });
    case 'reject': {
      const { reason, version } = decision;
      return call(rejectContractRequest, { ...common, body: { reason, version } });
    }
    case 'withdraw':
      return call(withdrawContractRequest, common);
  }
}

/** Sends a decision once. Also after a failure everything is fetched again: its answer may have been lost. */
export function useDecision(id: string, onDecided: (request: ContractRequest) => void) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (decision: Decision, idempotencyKey) => sendDecision(id, decision, idempotencyKey),
    onSuccess: onDecided,
    onSettled: () => markAffected(client, 'contractRequest'),
  });
}
