import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import { askLetterDays, overdueClassesMasterSchema } from '@/lib/contract/overdueClasses';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { overdueClassKeys } from './overdueClasses.queries';

/** Asks for other days of letters; `current` is the newest version that a 409 says is there now. */
export function useLetterDaysAsk(onDone: (answer: DataOf<typeof askLetterDays>) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: (body: BodyOf<typeof askLetterDays>, idempotencyKey) =>
      call(askLetterDays, { body, idempotencyKey }),
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: overdueClassKeys.all });
      markAffected(client, 'waitingChanged');
    },
  });
  return {
    ...write,
    send: (body: BodyOf<typeof askLetterDays>) => send(body, { onSuccess: onDone }),
    current: currentOf(write.error, overdueClassesMasterSchema),
  };
}
