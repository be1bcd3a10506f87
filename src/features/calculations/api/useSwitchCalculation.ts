import { useQueryClient } from '@tanstack/react-query';
import { switchCalculation, type CalculationMaster } from '@/lib/contract/calculations';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { calculationKeys } from './calculations.queries';

type Seen = Pick<CalculationMaster, 'id' | 'version' | 'active'>;

/** Offers a version for new contracts, or no longer: the other way than it was seen. */
export function useSwitchCalculation() {
  const client = useQueryClient();
  return useWrite({
    send: ({ id, version, active }: Seen, idempotencyKey) =>
      call(switchCalculation, {
        params: { id: String(id) },
        body: { active: !active, version },
        idempotencyKey,
      }),
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => void client.invalidateQueries({ queryKey: calculationKeys.all }),
  });
}
