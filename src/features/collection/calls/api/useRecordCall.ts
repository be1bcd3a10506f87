import { useQueryClient } from '@tanstack/react-query';
import { callBasisSchema, recordCall } from '@/lib/contract/calls';
import type { BodyOf } from '@/lib/contract/endpoint';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { collectingRoot } from './calls.queries';

/** Keeps the result of a call to the borrower of a contract; `current`: what a 409 says that the form begins with now. */
export function useRecordCall(code: string) {
  const client = useQueryClient();
  const write = useWrite({
    target: code,
    send: (body: BodyOf<typeof recordCall>, idempotencyKey) =>
      call(recordCall, { params: { id: code }, body, idempotencyKey }),
    onSuccess: () => {
      // Not the basis of a dialog that is open: its hour and its sums are those that were shown.
      void client.invalidateQueries({
        queryKey: collectingRoot,
        predicate: ({ queryKey }) => !queryKey.includes('basis'),
      });
      markAffected(client, 'collectingWritten');
    },
  });
  return { ...write, current: currentOf(write.error, callBasisSchema) };
}
