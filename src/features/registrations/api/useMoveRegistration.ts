import { useQueryClient } from '@tanstack/react-query';
import type { DisbursementAsk } from '@/lib/contract/disbursements';
import { moveRegistration, registrationSchema, type Registration } from '@/lib/contract/registrations';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { keepRegistration, registrationKeys } from './registrations.queries';

/** A step, from the version that it was decided on. */
export interface Move {
  to: number;
  version: number;
  note: string;
  signed_paper?: number;
  disbursement?: DisbursementAsk;
}

/** Takes a step of the flow; `current` is the registration that a 409 says is there now. */
export function useMoveRegistration(id: number) {
  const client = useQueryClient();
  const write = useWrite({
    target: id,
    send: (body: Move, idempotencyKey) =>
      call(moveRegistration, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (registration: Registration) => {
      keepRegistration(client, registration);
      markAffected(client, 'registrationMoved');
      if (registration.contract_code !== null) markAffected(client, 'registrationDisbursed');
    },
    onConflict: (error) => {
      const current = currentOf<Registration>(error, registrationSchema);
      if (current) keepRegistration(client, current);
      else void client.invalidateQueries({ queryKey: registrationKeys.detail(id) });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: registrationKeys.lists() });
      void client.invalidateQueries({ queryKey: registrationKeys.everyFigure() });
    },
  });
  return { ...write, current: currentOf<Registration>(write.error, registrationSchema) };
}
