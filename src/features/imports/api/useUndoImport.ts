import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { undoImport, type ImportBatch } from '@/lib/contract/imports';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { call } from '@/lib/http/request';
import { importKeys, keepBatch } from './imports.queries';

/** Undoes a posted statement as a whole; the same wish tried again carries the same key. */
export function useUndoImport(batch: ImportBatch, onUndone: () => void) {
  const client = useQueryClient();
  const intention = useRef<{ content: string; key: string } | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ reason, key }: { reason: string; key: string }) =>
      call(undoImport, {
        params: { id: String(batch.id) },
        body: { reason, version: batch.version },
        idempotencyKey: key,
      }),
    onSuccess: (undone) => {
      keepBatch(client, undone);
      void client.invalidateQueries({ queryKey: importKeys.rows(batch.id) });
      onUndone();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      void client.invalidateQueries({ queryKey: importKeys.batch(batch.id) });
    },
  });
  const undo = (reason: string) => {
    const content = `${batch.version} ${reason}`;
    if (intention.current?.content !== content) intention.current = { content, key: newIdempotencyKey() };
    mutate({ reason, key: intention.current.key });
  };
  return { undo, reset, isPending, problem: error ? errorMessage(error) : undefined };
}
