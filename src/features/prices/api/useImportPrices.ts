import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import { importPrices, priceDiffSchema } from '@/lib/contract/prices';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { previewKey, type Compared } from './pricePreview.queries';
import { priceKeys } from './prices.queries';

export type ImportResult = DataOf<typeof importPrices>;

/**
 * Takes a list, all or nothing. A 409 brings the comparison with the list as it is now, which takes the place of the
 * one on screen.
 * @param compared what is on screen
 */
export function useImportPrices(compared: Compared | null, onDone: (result: ImportResult) => void) {
  const client = useQueryClient();
  const write = useWrite({
    send: (body: BodyOf<typeof importPrices>, idempotencyKey) => call(importPrices, { body, idempotencyKey }),
    onSuccess: (result) => {
      void client.invalidateQueries({ queryKey: priceKeys.all });
      onDone(result);
    },
    onConflict: (conflict) => {
      const current = currentOf(conflict, priceDiffSchema);
      if (current) client.setQueryData(previewKey(compared), current);
    },
  });
  /** Another list came first: the comparison on screen is with that one. */
  return { ...write, hasMoved: bringsComparison(write.error) };
}

/** Whether a failure says what the list is now. */
export const bringsComparison = (error: unknown) => currentOf(error, priceDiffSchema) !== null;
