import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calculationMasterSchema, type CalculationMaster } from '@/lib/contract/calculations';
import { ApiError } from '@/lib/http/ApiError';
import { useIntention } from '@/lib/http/useIntention';
import { saveOptions, type Saving } from './api/calculations.mutations';

/** Saves a version; the same content tried again carries the same key, so that it is never written twice. */
export function useSaveCalculation(onSaved: (row: CalculationMaster) => void) {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation(saveOptions(client));
  const keyOf = useIntention();
  const save = (saving: Saving) => mutate({ saving, idempotencyKey: keyOf(saving) }, { onSuccess: onSaved });
  return { save, reset, isPending, error, current: currentOf(error) };
}

/** What a 409 says is there now. */
function currentOf(error: unknown): CalculationMaster | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.data ?? {}) as { current?: unknown };
  const parsed = calculationMasterSchema.safeParse(current);
  return parsed.success ? parsed.data : null;
}
