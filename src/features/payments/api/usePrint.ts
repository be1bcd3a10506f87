import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { printReceipt, type ReceiptPaper } from '@/lib/contract/payments';
import type { RecordId } from '@/lib/contract/fields';
import { errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';

/**
 * Counts the print of receipts on the server, then holds their papers until they were given to the printer. A receipt
 * keeps its key until all papers are here: pressed again after a lost answer, the print counts once.
 */
export function usePrint() {
  const [papers, setPapers] = useState<readonly ReceiptPaper[]>([]);
  const keys = useRef(new Map<string, string>());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (ids: readonly RecordId[]) => {
      const counted: ReceiptPaper[] = [];
      // One after the other: the papers come out in the order of their instalments.
      for (const id of ids) {
        const params = { id: String(id) };
        const idempotencyKey = keys.current.get(params.id) ?? newIdempotencyKey();
        keys.current.set(params.id, idempotencyKey);
        counted.push(await call(printReceipt, { params, idempotencyKey }));
      }
      return counted;
    },
    onSuccess: (counted) => {
      keys.current.clear();
      setPapers(counted);
    },
  });
  return {
    print: (ids: readonly RecordId[]) => mutate(ids),
    papers,
    done: () => setPapers([]),
    isPending,
    problem: error ? errorMessage(error) : undefined,
  };
}
