import { useQueryClient } from '@tanstack/react-query';
import { moveRegistration, type Registration } from '@/lib/contract/registrations';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { registrationKeys } from '../../api/registrations.queries';

interface HandIn {
  id: number;
  /** Id of the status that it is handed in to. */
  to: number;
  version: number;
}

/** Hands a form in. Lists and figures of registrations are out of date then. */
export function useHandIn(onDone: (registration: Registration) => void) {
  const client = useQueryClient();
  return useWrite({
    send: ({ id, ...body }: HandIn, idempotencyKey) =>
      call(moveRegistration, { params: { id: String(id) }, body: { ...body, note: '' }, idempotencyKey }),
    onSuccess: (registration) => {
      void client.invalidateQueries({ queryKey: registrationKeys.all });
      onDone(registration);
    },
  });
}
