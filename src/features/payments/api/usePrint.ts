import { useState } from 'react';
import type { RecordId } from '@/lib/contract/fields';
import { printReceipt, type ReceiptPaper } from '@/lib/contract/receiptPaper';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';

/**
 * Counts the print of receipts on the server, then holds their papers until they were given to the printer. The keys stay
 * until all papers are here: pressed again after a lost answer, each print counts once.
 */
export function usePrint() {
  const [papers, setPapers] = useState<readonly ReceiptPaper[]>([]);
  const { send, isPending, problem } = useWrite({
    // The next payment may be printed while the one before still is.
    overlapping: true,
    send: (ids: readonly RecordId[], idempotencyKey) => countPrints(ids, idempotencyKey),
    onSuccess: setPapers,
  });
  return {
    print: (ids: readonly RecordId[]) => send(ids),
    papers,
    done: () => setPapers([]),
    isPending,
    problem,
  };
}

async function countPrints(ids: readonly RecordId[], idempotencyKey: string): Promise<ReceiptPaper[]> {
  const counted: ReceiptPaper[] = [];
  // One after the other: the papers come out in the order of their instalments.
  for (const id of ids) {
    const params = { id: String(id) };
    counted.push(await call(printReceipt, { params, idempotencyKey: `${idempotencyKey}-${params.id}` }));
  }
  return counted;
}
