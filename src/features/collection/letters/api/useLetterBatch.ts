import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { continueLetterBatch, startLetterBatch, type LetterBatch } from '@/lib/contract/letterBatches';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { letterKeys, type LetterFilter } from './letters.queries';

/** A filter with the letters that were counted for it, or a batch to go on with. */
export type BatchWanted = { filter: LetterFilter; due: number } | { id: number };

/**
 * Begins a batch, or goes on with one, and makes its letters group by group until none is left or `stopped` says so.
 * `onMade` hears of each group; what was made stays made wherever it is cut.
 */
export function useLetterBatch(onMade: (batch: LetterBatch) => void) {
  const client = useQueryClient();
  const stopped = useRef(false);
  const write = useWrite({
    send: async (wanted: BatchWanted, idempotencyKey) => {
      stopped.current = false;
      let id: number;
      if ('id' in wanted) id = wanted.id;
      else {
        const begun = await call(startLetterBatch, { body: wanted, idempotencyKey });
        onMade(begun);
        id = begun.id;
      }
      for (;;) {
        const batch = await call(continueLetterBatch, { params: { id: String(id) } });
        onMade(batch);
        if (batch.finished_at !== null || stopped.current) return batch;
      }
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: letterKeys.all });
      markAffected(client, 'letterWritten');
    },
  });
  return { ...write, stop: () => (stopped.current = true) };
}
