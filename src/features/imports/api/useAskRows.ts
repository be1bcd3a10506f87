import { useQueryClient } from '@tanstack/react-query';
import { askImportRows, decideImportRows } from '@/lib/contract/importRequests';
import type { ImportBatch } from '@/lib/contract/imports';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { importKeys, keepBatch } from './imports.queries';

/** Asks a second person to let the held rows of a statement be posted, or takes that back; a 409 fetches it as it is now. */
export function useAskRows(batch: ImportBatch, onAsked: (batch: ImportBatch) => void) {
  const client = useQueryClient();
  const params = { id: String(batch.id) };
  const { version, request } = batch;
  const { send, ...write } = useWrite({
    target: batch.id,
    /** Null: takes back what waits. */
    send: (reason: string | null, idempotencyKey) =>
      reason === null
        ? call(decideImportRows, {
            params,
            body: { request_id: request?.id ?? 0, version, decision: 'WITHDRAWN', reason: '' },
            idempotencyKey,
          })
        : call(askImportRows, { params, body: { reason, version }, idempotencyKey }),
    onSuccess: (asked) => {
      keepBatch(client, asked);
      onAsked(asked);
    },
    onConflict: () => void client.invalidateQueries({ queryKey: importKeys.batch(batch.id) }),
  });
  return { ...write, ask: (reason: string) => send(reason), withdraw: () => send(null) };
}
