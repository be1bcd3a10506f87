import { useQueryClient } from '@tanstack/react-query';
import { recordDeliveries } from '@/lib/contract/letters';
import type { BodyOf } from '@/lib/contract/endpoint';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { letterKeys } from './letters.queries';

/** Records the same delivery of several letters. */
export function useRecordDeliveries() {
  const client = useQueryClient();
  return useWrite({
    send: (body: BodyOf<typeof recordDeliveries>, idempotencyKey) =>
      call(recordDeliveries, { body, idempotencyKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: letterKeys.all });
      markAffected(client, 'letterWritten');
    },
  });
}
