import { useQueryClient } from '@tanstack/react-query';
import { labelBpkb } from '@/lib/contract/bpkbCounts';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { bpkbKeys } from './bpkb.queries';

/** Says that labels of these books were printed. */
export function useLabelWrite() {
  const client = useQueryClient();
  return useWrite({
    send: (ids: readonly number[], idempotencyKey) =>
      call(labelBpkb, { body: { ids: [...ids] }, idempotencyKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: bpkbKeys.all }),
  });
}
