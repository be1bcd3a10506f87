import { useQueryClient } from '@tanstack/react-query';
import {
  calculationMasterSchema,
  changeCalculation,
  createCalculation,
  type CalculationMaster,
  type CalculationWrite,
} from '@/lib/contract/calculations';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
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

/** Saves a version. 409: somebody was first; `current` is what is there now. */
export function useSaveCalculation(onSaved: (row: CalculationMaster) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: sendVersion,
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => void client.invalidateQueries({ queryKey: calculationKeys.all }),
  });
  return {
    ...write,
    save: (saving: Saving) => send(saving, { onSuccess: onSaved }),
    current: currentOf(write.error, calculationMasterSchema),
  };
}

function sendVersion(saving: Saving, idempotencyKey: string): Promise<CalculationMaster> {
  const { values } = saving;
  if (saving.kind === 'create') {
    const body = { ...values, code: saving.code, follows: saving.follows };
    return call(createCalculation, { body, idempotencyKey });
  }
  const body = { ...values, version: saving.version };
  return call(changeCalculation, { params: { id: String(saving.id) }, body, idempotencyKey });
}
