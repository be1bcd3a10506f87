import { useQueryClient } from '@tanstack/react-query';
import {
  withdrawRepossessionOrder,
  writeUnitRecord,
  type UnitRecordBody,
} from '@/lib/contract/repossessions';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { contractCollectingKeys } from '../../calls/api/calls.queries';

/** All that is shown of a contract's taking is read again, also after a refusal. */
function useAfterwards(code: string) {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: contractCollectingKeys.all(code) });
    markAffected(client, 'collectingWritten');
  };
}

/** Withdraws an order that runs. */
export function useWithdrawOrder(code: string) {
  const onSettled = useAfterwards(code);
  return useWrite({
    target: code,
    send: ({ id, reason }: { id: number; reason: string }, idempotencyKey) =>
      call(withdrawRepossessionOrder, { params: { id: String(id) }, body: { reason }, idempotencyKey }),
    onSettled,
  });
}

/** Writes what became of a unit. */
export function useWriteUnit(code: string) {
  const onSettled = useAfterwards(code);
  return useWrite({
    target: code,
    send: (body: UnitRecordBody, idempotencyKey) =>
      call(writeUnitRecord, { params: { id: code }, body, idempotencyKey }),
    onSettled,
  });
}
