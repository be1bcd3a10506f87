import { useQueryClient } from '@tanstack/react-query';
import { letterSchema, recordDelivery, type DeliveryWrite, type Letter } from '@/lib/contract/letters';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { letterKeys } from './letters.queries';

/** Records how a letter was delivered; `current` is the letter that a 409 says is there now. */
export function useRecordDelivery(onDone: (letter: Letter) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: ({ id, version, ...delivery }: DeliveryWrite & Pick<Letter, 'id' | 'version'>, idempotencyKey) =>
      call(recordDelivery, { params: { id: String(id) }, body: { ...delivery, version }, idempotencyKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: letterKeys.all });
      markAffected(client, 'letterWritten');
    },
  });
  return {
    ...write,
    send: (delivery: DeliveryWrite & Pick<Letter, 'id' | 'version'>) => send(delivery, { onSuccess: onDone }),
    current: currentOf(write.error, letterSchema),
  };
}
