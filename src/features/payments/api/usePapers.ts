import { useQueries } from '@tanstack/react-query';
import type { RecordId } from '@/lib/contract/fields';
import type { ReceiptPaper } from '@/lib/contract/receiptPaper';
import { paperOptions } from './payments.queries';

export interface Papers {
  /** Null: not all of them are here. */
  papers: readonly ReceiptPaper[] | null;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/** What the next print of receipts would say, in their order; looking at it counts nothing. */
export function usePapers(ids: readonly RecordId[]): Papers {
  return useQueries({
    queries: ids.map((id) => paperOptions(String(id))),
    combine: (answers) => {
      const papers = answers.flatMap(({ data }) => data ?? []);
      return {
        papers: papers.length === answers.length ? papers : null,
        error: answers.find(({ error }) => error)?.error ?? null,
        isFetching: answers.some(({ isFetching }) => isFetching),
        retry: () => answers.forEach(({ refetch }) => void refetch()),
      };
    },
  });
}
