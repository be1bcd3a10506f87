import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import { importPrices, priceDiffSchema, type PriceDiff } from '@/lib/contract/prices';
import { ApiError } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { useIntention } from '@/lib/http/useIntention';
import { priceKeys } from './prices.queries';

export type ImportBody = BodyOf<typeof importPrices>;
export type ImportResult = DataOf<typeof importPrices>;

/** Takes a list, all or nothing; trying the same again is the same intention and is never written twice. */
export function useImportPrices(onDone: (result: ImportResult) => void) {
  const client = useQueryClient();
  const keyOf = useIntention();
  return useMutation({
    mutationFn: (body: ImportBody) => call(importPrices, { body, idempotencyKey: keyOf(body) }),
    onSuccess: (result) => {
      void client.invalidateQueries({ queryKey: priceKeys.all });
      onDone(result);
    },
  });
}

/** The comparison that a 409 brings: another list came first. */
export function diffOfConflict(error: unknown): PriceDiff | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.data ?? {}) as { current?: unknown };
  const parsed = priceDiffSchema.safeParse(current);
  return parsed.success ? parsed.data : null;
}
