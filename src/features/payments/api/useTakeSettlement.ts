import { useQueryClient } from '@tanstack/react-query';
import {
  settlementSchema,
  takeSettlement,
  type Settled,
  type TakeSettlement,
} from '@/lib/contract/settlements';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { paymentKeys } from './payments.queries';

/** Takes a settlement. A 409 brings the quote as it is now, which takes the place of the one on screen. */
export function useTakeSettlement(code: string, onTaken: (settled: Settled) => void) {
  const client = useQueryClient();
  return useWrite({
    target: code,
    send: (body: TakeSettlement, idempotencyKey) =>
      call(takeSettlement, { params: { id: code }, body, idempotencyKey }),
    onSuccess: (settled) => {
      client.setQueryData(paymentKeys.card(code), settled.after);
      markAffected(client, 'paymentTaken');
      onTaken(settled);
    },
    onConflict: (conflict) => {
      const current = currentOf(conflict, settlementSchema);
      if (current) client.setQueryData(paymentKeys.settlement(code), current);
      void client.invalidateQueries({ queryKey: paymentKeys.card(code) });
      void client.invalidateQueries({ queryKey: paymentKeys.quotes(code) });
    },
  });
}
