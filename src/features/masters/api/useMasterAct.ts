import { useMutation, useQueryClient } from '@tanstack/react-query';
import { masterSchema, type Master } from '@/lib/contract/masters';
import { ApiError } from '@/lib/http/ApiError';
import { useIntention } from '@/lib/http/useIntention';
import type { MasterKind } from '../domain/MasterKind';
import { masterActOptions, type MasterAct } from './masters.mutations';

/** Writes one record at a time; `onDone` runs after the server said so. */
export function useMasterAct(kind: MasterKind, onDone: (act: MasterAct, row: Master | null) => void) {
  const client = useQueryClient();
  const keyOf = useIntention();
  const { mutate, isPending, variables, error, reset } = useMutation(masterActOptions(client, kind));
  const send = (act: MasterAct) =>
    mutate({ act, idempotencyKey: keyOf(act) }, { onSuccess: (row) => onDone(act, row) });
  return { send, isPending, pending: isPending ? variables.act.do : null, error, reset };
}

/** The record that a 409 says is there now. */
export function currentOf(error: unknown, kind: MasterKind): Master | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current } = (error.data ?? {}) as { current?: unknown };
  const parsed = (kind.endpoints.create.data ?? masterSchema).safeParse(current);
  return parsed.success ? parsed.data : null;
}
