import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { calculationMasterSchema, type CalculationMaster } from '@/lib/contract/calculations';
import { ApiError } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { saveOptions, type Saving } from './api/calculations.mutations';

/** Saves a version; the same content tried again carries the same key, so that it is never written twice. */
export function useSaveCalculation(onSaved: (row: CalculationMaster) => void) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation(saveOptions(client));
  const intention = useRef<{ content: string; key: string } | null>(null);
  const save = (saving: Saving) => {
    const content = JSON.stringify(saving);
    if (intention.current?.content !== content) {
      intention.current = { content, key: newIdempotencyKey() };
    }
    mutate({ saving, idempotencyKey: intention.current.key }, { onSuccess: onSaved });
  };
  return { save, reset, isPending, error, current: currentOf(error) };
}

/** What a 409 says is there now. */
function currentOf(error: unknown): CalculationMaster | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.data ?? {}) as { current?: unknown };
  const parsed = calculationMasterSchema.safeParse(current);
  return parsed.success ? parsed.data : null;
}
