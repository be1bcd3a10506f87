import { useQueryClient } from '@tanstack/react-query';
import {
  payDisbursement,
  takeBackDisbursement,
  type DisbursementOrder,
} from '@/lib/contract/disbursementCalls';
import { registrationSchema, type Registration } from '@/lib/contract/registrations';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { keepRegistration, registrationKeys } from './registrations.queries';

/** Pays an ordered loan out of one's own drawer, against the file of the borrower's signature. */
export function usePayDisbursement(registrationId: number) {
  const client = useQueryClient();
  return useWrite({
    target: registrationId,
    send: (paid: { order: DisbursementOrder; signature: number }, idempotencyKey) =>
      call(payDisbursement, {
        params: { id: String(paid.order.registration_id) },
        body: { version: paid.order.version, signature: paid.signature },
        idempotencyKey,
      }),
    onSuccess: () => markAffected(client, 'registrationDisbursed'),
    onSettled: () => void client.invalidateQueries({ queryKey: registrationKeys.all }),
  });
}

/** Takes an order of cash back, as the form was seen; a 409 shows the form as it is now. */
export function useTakeBackDisbursement(id: number) {
  const client = useQueryClient();
  return useWrite({
    target: id,
    send: (version: number, idempotencyKey) =>
      call(takeBackDisbursement, { params: { id: String(id) }, body: { version }, idempotencyKey }),
    onSuccess: (now: Registration) => keepRegistration(client, now),
    onConflict: (error) => {
      const current = currentOf<Registration>(error, registrationSchema);
      if (current) keepRegistration(client, current);
      else void client.invalidateQueries({ queryKey: registrationKeys.detail(id) });
    },
  });
}
