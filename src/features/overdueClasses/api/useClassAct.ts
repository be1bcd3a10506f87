import { useQueryClient } from '@tanstack/react-query';
import {
  changeOverdueClasses,
  createOverdueClasses,
  deleteOverdueClasses,
  overdueClassesMasterSchema,
  type OverdueClassesMaster,
  type OverdueClassesWrite,
} from '@/lib/contract/overdueClasses';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { overdueClassKeys } from './overdueClasses.queries';

/** The version that is followed, changed or withdrawn, as it was seen. */
interface Seen {
  id: number;
  version: number;
}

export type ClassAct =
  | { do: 'follow' | 'change'; seen: Seen; values: OverdueClassesWrite }
  | { do: 'remove'; seen: Seen };

/** Writes one version at a time; `current` is the one that a 409 says is there now. */
export function useClassAct(onDone: (row: OverdueClassesMaster | null) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    send: sendAct,
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => void client.invalidateQueries({ queryKey: overdueClassKeys.all }),
  });
  return {
    ...write,
    send: (act: ClassAct) => send(act, { onSuccess: onDone }),
    current: currentOf(write.error, overdueClassesMasterSchema),
  };
}

/** The answer is the version after it, or null when it is gone. */
async function sendAct(act: ClassAct, idempotencyKey: string): Promise<OverdueClassesMaster | null> {
  const { id, version } = act.seen;
  const params = { id: String(id) };
  if (act.do === 'remove') {
    await call(deleteOverdueClasses, { params, query: { version }, idempotencyKey });
    return null;
  }
  return act.do === 'follow'
    ? call(createOverdueClasses, { body: { ...act.values, follows: act.seen }, idempotencyKey })
    : call(changeOverdueClasses, { params, body: { ...act.values, version }, idempotencyKey });
}
