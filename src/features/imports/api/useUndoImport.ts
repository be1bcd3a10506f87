import { useQueryClient } from '@tanstack/react-query';
import { undoImport, type ImportBatch } from '@/lib/contract/imports';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { importKeys, keepBatch } from './imports.queries';

/** Undoes a posted statement as a whole, with a reason; a 409 fetches it as it is now. */
export function useUndoImport(batch: ImportBatch, onUndone: () => void) {
  const client = useQueryClient();
  const { send, ...write } = useWrite({
    target: batch.id,
    send: (body: { reason: string; version: number }, idempotencyKey) =>
      call(undoImport, { params: { id: String(batch.id) }, body, idempotencyKey }),
    onSuccess: (undone) => {
      keepBatch(client, undone);
      void client.invalidateQueries({ queryKey: importKeys.rows(batch.id) });
      onUndone();
    },
    onConflict: () => void client.invalidateQueries({ queryKey: importKeys.batch(batch.id) }),
  });
  return { ...write, undo: (reason: string) => send({ reason, version: batch.version }) };
}
