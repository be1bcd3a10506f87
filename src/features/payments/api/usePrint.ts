import { useState } from 'react';
import type { RecordId } from '@/lib/contract/fields';
import { printReceipt, type ReceiptPaper } from '@/lib/contract/receiptPaper';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';

/**
 * Counts the print of receipts on the server, then holds their papers for the printer. The keys stay until all papers are
 * here: pressed again after a lost answer, each print counts once. `times` says how often there was something to print.
 */
export function usePrint() {
  const [{ papers, times }, setCounted] = useState<{ papers: readonly ReceiptPaper[]; times: number }>({
    papers: [],
    times: 0,
  });
  const { send, isPending, problem } = useWrite({
    send: (ids: readonly RecordId[], idempotencyKey) => countPrints(ids, idempotencyKey),
    onSuccess: (counted) => setCounted({ papers: counted, times: times + 1 }),
  });
  return { print: (ids: readonly RecordId[]) => send(ids), papers, times, isPending, problem };
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
