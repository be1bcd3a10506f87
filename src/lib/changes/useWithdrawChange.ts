import { useQueryClient } from '@tanstack/react-query';
import { decideChange, type WaitingChange } from '../contract/changes';
import { call } from '../http/request';
import { markAffected } from '../query/markAffected';
import { useWrite } from '../query/useWrite';

/** Takes a change back that the reader asked for; whatever became of its record. */
export function useWithdrawChange() {
  const client = useQueryClient();
  return useWrite({
    send: ({ id }: WaitingChange, idempotencyKey) =>
      call(decideChange, {
        params: { id: String(id) },
        body: { version: 1, decision: 'WITHDRAWN', reason: '' },
        idempotencyKey,
      }),
    // Also after a failure: somebody decided meanwhile, or its answer was lost.
    onSettled: () => markAffected(client, 'contractRequest'),
  });
}
