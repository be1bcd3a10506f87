import { useQueryClient } from '@tanstack/react-query';
import {
  bpkbCountSchema,
  cancelBpkbCount,
  closeBpkbCount,
  finishBpkbCount,
  reopenBpkbCount,
  settleBpkbFinding,
  startBpkbCount,
  type BpkbCount,
} from '@/lib/contract/bpkbCounts';
import type { BodyOf } from '@/lib/contract/endpoint';
import { currentOf, isConflict } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { booksRoot } from '@/lib/query/bookPlaces';
import { useWrite } from '@/lib/query/useWrite';
import { countKeys } from './counts.queries';

/** Counts are read again, and books with them: settling records where they are. */
function useCounted() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: countKeys.all });
    void client.invalidateQueries({ queryKey: booksRoot });
  };
}

/** Begins a count. */
export const useStartCount = () =>
  useWrite({
    send: (body: BodyOf<typeof startBpkbCount>, idempotencyKey) =>
      call(startBpkbCount, { body, idempotencyKey }),
    onSettled: useCounted(),
  });

/** An act on a count. Its answer is the count from then on; a 409 gives it as it is now. */
function useCountWrite<B>(count: BpkbCount, send: (body: B, idempotencyKey: string) => Promise<BpkbCount>) {
  const client = useQueryClient();
  const counted = useCounted();
  const write = useWrite({
    target: count.id,
    send,
    onSuccess: (now: BpkbCount) => client.setQueryData(countKeys.count(String(count.id)), now),
    onSettled: counted,
  });
  // Where the refusal does not say, the page has read it again meanwhile.
  const current = currentOf(write.error, bpkbCountSchema) ?? (isConflict(write.error) ? count : null);
  return { ...write, current };
}

const at = ({ id }: Pick<BpkbCount, 'id'>) => ({ params: { id: String(id) } });

export const useCloseCount = (count: BpkbCount) =>
  useCountWrite(count, (body: BodyOf<typeof closeBpkbCount>, idempotencyKey) =>
    call(closeBpkbCount, { ...at(count), body, idempotencyKey }),
  );

export const useReopenCount = (count: BpkbCount) =>
  useCountWrite(count, (body: BodyOf<typeof reopenBpkbCount>, idempotencyKey) =>
    call(reopenBpkbCount, { ...at(count), body, idempotencyKey }),
  );

export const useCancelCount = (count: BpkbCount) =>
  useCountWrite(count, (body: BodyOf<typeof cancelBpkbCount>, idempotencyKey) =>
    call(cancelBpkbCount, { ...at(count), body, idempotencyKey }),
  );

export const useFinishCount = (count: BpkbCount) =>
  useCountWrite(count, (body: BodyOf<typeof finishBpkbCount>, idempotencyKey) =>
    call(finishBpkbCount, { ...at(count), body, idempotencyKey }),
  );

export const useSettleFinding = (count: BpkbCount) =>
  useCountWrite(count, (body: BodyOf<typeof settleBpkbFinding>, idempotencyKey) =>
    call(settleBpkbFinding, { ...at(count), body, idempotencyKey }),
  );
