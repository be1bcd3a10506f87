import { useQueryClient } from '@tanstack/react-query';
import { masterSchema, type Master, type MasterSwitch, type MasterWrite } from '@/lib/contract/masters';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import type { MasterKind } from '../domain/MasterKind';
import { masterKeys } from './masters.queries';

/** What is done to one record; 409: somebody was first, or it is in use. */
export type MasterAct =
  | { do: 'create'; values: MasterWrite }
  | { do: 'change'; id: number; version: number; values: MasterWrite }
  | ({ do: 'switch'; id: number } & MasterSwitch)
  | { do: 'remove'; id: number; version: number };

/** Writes one record at a time; `current` is the record that a 409 says is there now. */
export function useMasterAct(kind: MasterKind, onDone: (act: MasterAct, row: Master | null) => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    target: kind.endpoints.list.path,
    send: (act: MasterAct, idempotencyKey) => sendAct(kind, act, idempotencyKey),
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: masterKeys.list(kind) });
      void client.invalidateQueries({ queryKey: masterKeys.holdings });
      if (kind.affects) markAffected(client, kind.affects);
    },
  });
  return {
    ...write,
    send: (act: MasterAct) => send(act, { onSuccess: (row) => onDone(act, row) }),
    current: currentOf<Master>(write.error, kind.endpoints.create.data ?? masterSchema),
  };
}

/** The answer is the record after it, or null when it is gone. */
async function sendAct(
  { endpoints }: MasterKind,
  act: MasterAct,
  idempotencyKey: string,
): Promise<Master | null> {
  if (act.do === 'create') return call(endpoints.create, { body: act.values, idempotencyKey });
  const { version } = act;
  const params = { id: String(act.id) };
  switch (act.do) {
    case 'change':
      return call(endpoints.change, { params, body: { ...act.values, version }, idempotencyKey });
    case 'switch':
      return call(endpoints.switch, {
        ...{ params, idempotencyKey },
        body: { active: act.active, version, ...(act.accounts && { accounts: act.accounts }) },
      });
    case 'remove':
      await call(endpoints.remove, { params, query: { version }, idempotencyKey });
      return null;
  }
}
