import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Master, MasterWrite } from '@/lib/contract/masters';
import { call } from '@/lib/http/request';
import type { MasterKind } from '../domain/MasterKind';
import { masterKeys } from './masters.queries';

/** What is done to one record; 409: somebody was first, or it is in use. */
export type MasterAct =
  | { do: 'create'; values: MasterWrite }
  | { do: 'change'; id: number; version: number; values: MasterWrite }
  | { do: 'switch'; id: number; version: number; active: boolean }
  | { do: 'remove'; id: number; version: number };

interface Sending {
  act: MasterAct;
  /** The same for every try of one intention. */
  idempotencyKey: string;
}

/** Writes one record; the answer is the record after it, or null when it is gone. */
export function masterActOptions(client: QueryClient, kind: MasterKind) {
  return mutationOptions({
    mutationFn: ({ act, idempotencyKey }: Sending): Promise<Master | null> => send(kind, act, idempotencyKey),
    // Also after a refusal: what is there now is what the next try needs to know.
    onSettled: () => {
      for (const queryKey of [masterKeys.list(kind), ...kind.touches]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}

async function send(
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
      return call(endpoints.switch, { params, body: { active: act.active, version }, idempotencyKey });
    case 'remove':
      await call(endpoints.remove, { params, query: { version }, idempotencyKey });
      return null;
  }
}
