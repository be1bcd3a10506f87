import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  changeCalculation,
  createCalculation,
  switchCalculation,
  type CalculationMaster,
  type CalculationWrite,
} from '@/lib/contract/calculations';
import { call } from '@/lib/http/request';
import { calculationKeys } from './calculations.queries';

/** What is saved: a new code, the version that follows one, or a version that is still to come. */
export type Saving =
  | {
      kind: 'create';
      code: string;
      follows: { id: number; version: number } | null;
      values: CalculationWrite;
    }
  | { kind: 'change'; id: number; version: number; values: CalculationWrite };

/** Saves; `idempotencyKey` is the same for every try of one intention. 409: somebody was first. */
export function saveOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ saving, idempotencyKey }: { saving: Saving; idempotencyKey: string }) => {
      const { values } = saving;
      if (saving.kind === 'create') {
        const body = { ...values, code: saving.code, follows: saving.follows };
        return call(createCalculation, { body, idempotencyKey });
      }
      const body = { ...values, version: saving.version };
      return call(changeCalculation, { params: { id: String(saving.id) }, body, idempotencyKey });
    },
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => void client.invalidateQueries({ queryKey: calculationKeys.all }),
  });
}

/** Offers a version for new contracts, or no longer. */
export function switchOptions(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ row, idempotencyKey }: { row: CalculationMaster; idempotencyKey: string }) =>
      call(switchCalculation, {
        params: { id: String(row.id) },
        body: { active: !row.active, version: row.version },
        idempotencyKey,
      }),
    onSettled: () => void client.invalidateQueries({ queryKey: calculationKeys.all }),
  });
}
