import { useQueryClient } from '@tanstack/react-query';
import { checkImport, type BankFigures, type ImportBatch } from '@/lib/contract/imports';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { importKeys, keepBatch } from './imports.queries';

/** Says that a statement is the bank's, as it was seen, with what the bank shows; a 409 fetches it as it is now. */
export function useCheckImport(batch: ImportBatch, onChecked: () => void) {
  const client = useQueryClient();
  const { id } = batch;
  return useWrite({
    target: id,
    send: (body: BankFigures & { version: number }, idempotencyKey) =>
      call(checkImport, { params: { id: String(id) }, body, idempotencyKey }),
    onSuccess: (checked) => {
      keepBatch(client, checked);
      onChecked();
    },
    onConflict: () => void client.invalidateQueries({ queryKey: importKeys.batch(id) }),
  });
}
