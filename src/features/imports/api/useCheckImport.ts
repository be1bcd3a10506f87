import { useQueryClient } from '@tanstack/react-query';
import { checkImport, type ImportBatch } from '@/lib/contract/imports';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { importKeys, keepBatch } from './imports.queries';

/** Says that a statement is the bank's, as it was seen; a 409 fetches it as it is now. */
export function useCheckImport(batch: ImportBatch | undefined, onChecked: () => void) {
  const client = useQueryClient();
  const id = batch?.id ?? 0;
  const { send, ...write } = useWrite({
    target: id,
    send: (version: number, idempotencyKey) =>
      call(checkImport, { params: { id: String(id) }, body: { version }, idempotencyKey }),
    onSuccess: (checked) => {
      keepBatch(client, checked);
      onChecked();
    },
    onConflict: () => void client.invalidateQueries({ queryKey: importKeys.batch(id) }),
  });
  return { ...write, check: () => batch && send(batch.version) };
}
