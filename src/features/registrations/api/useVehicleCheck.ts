import { useQueryClient } from '@tanstack/react-query';
import { registrationSchema, type Registration } from '@/lib/contract/registrations';
import { decideVehicleCheck, requestVehicleCheck } from '@/lib/contract/vehicleCalls';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { keepRegistration, registrationKeys } from './registrations.queries';

/** What is done about the numbers of a form's vehicle. */
export type VehicleAct =
  | { do: 'ask'; version: number; photo: number; reason: string }
  | {
      do: 'decide';
      version: number;
      request_id: number;
      decision: 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
      reason: string;
    };

/** Asks about a form's vehicle, and decides; a 409 shows the form as it is now. */
export function useVehicleCheck(id: number) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (act: VehicleAct, idempotencyKey) => {
      const params = { id: String(id) };
      if (act.do === 'ask') {
        const { version, photo, reason } = act;
        return call(requestVehicleCheck, { params, body: { version, photo, reason }, idempotencyKey });
      }
      const { version, request_id, decision, reason } = act;
      const body = { version, request_id, decision, reason };
      return call(decideVehicleCheck, { params, body, idempotencyKey });
    },
    onSuccess: (registration: Registration) => {
      keepRegistration(client, registration);
      markAffected(client, 'waitingChanged');
    },
    onConflict: (error) => {
      const current = currentOf<Registration>(error, registrationSchema);
      if (current) keepRegistration(client, current);
      else void client.invalidateQueries({ queryKey: registrationKeys.detail(id) });
    },
  });
}
