import { useQueryClient } from '@tanstack/react-query';
import { decideDrawerRequest, getDrawerRequest } from '@/lib/contract/drawerRequests';
import type { BodyOf } from '@/lib/contract/endpoint';
import { askShortageWriteOff, payShortage, shortageSchema, type Shortage } from '@/lib/contract/shortages';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { handoverKeys } from './handovers.queries';

/** Whatever came of it: what is owed is read again, and the drawer and the inbox with it. */
function useSettled() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: handoverKeys.all });
    markAffected(client, 'shortageSettled');
  };
}

function useShortageWrite<B>(id: number, send: (body: B, idempotencyKey: string) => Promise<Shortage>) {
  const onSettled = useSettled();
  const write = useWrite({ target: id, send, onSettled });
  return { ...write, current: currentOf<Shortage>(write.error, shortageSchema) };
}

/** Takes banknotes for a Kurang setor; `current`: how a 409 says that it stands. */
export const usePayShortage = (id: number) =>
  useShortageWrite(id, (body: BodyOf<typeof payShortage>, idempotencyKey) =>
    call(payShortage, { params: { id: String(id) }, body, idempotencyKey }),
  );

/** Asks that a Kurang setor, or a part of it, is written off. */
export const useAskWriteOff = (id: number) =>
  useShortageWrite(id, (body: BodyOf<typeof askShortageWriteOff>, idempotencyKey) =>
    call(askShortageWriteOff, { params: { id: String(id) }, body, idempotencyKey }),
  );

/** Takes one's own request for a write-off back, as it stands. */
export function useWithdrawWriteOff() {
  const onSettled = useSettled();
  return useWrite({
    target: 'withdraw',
    send: async (requestId: number, idempotencyKey) => {
      const params = { id: String(requestId) };
      const { version } = await call(getDrawerRequest, { params });
      const body = { version, decision: 'WITHDRAWN' as const, reason: '' };
      return call(decideDrawerRequest, { params, body, idempotencyKey });
    },
    onSettled,
  });
}
