import { useMutation, useQueryClient } from '@tanstack/react-query';
import { correctImportRow, importRowSchema, type ImportRow } from '@/lib/contract/imports';
import type { BodyOf } from '@/lib/contract/endpoint';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { importKeys } from './imports.queries';

export type Correction = BodyOf<typeof correctImportRow>;

/** Lets a person decide on a row. A 409 brings the row as it is now, which takes the place of the one on screen. */
export function useCorrectRow(batchId: number, onCorrected: (row: ImportRow) => void) {
  const client = useQueryClient();
  const renew = () => {
    void client.invalidateQueries({ queryKey: importKeys.rows(batchId) });
    void client.invalidateQueries({ queryKey: importKeys.batch(batchId) });
    void client.invalidateQueries({ queryKey: importKeys.lists() });
  };
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ row, correction }: { row: number; correction: Correction }) =>
      call(correctImportRow, { params: { id: String(batchId), row: String(row) }, body: correction }),
    onSuccess: (row) => {
      renew();
      onCorrected(row);
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status === 409) renew();
    },
  });
  return {
    correct: (row: number, correction: Correction) => mutate({ row, correction }),
    isPending,
    /** What is on its way. */
    pending: isPending ? variables.correction : null,
    problem: error ? errorMessage(error) : undefined,
    /** The row as a 409 says that it is now. */
    current: currentRow(error),
    reset,
  };
}

function currentRow(error: unknown): ImportRow | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const parsed = importRowSchema.safeParse(error.data);
  return parsed.success ? parsed.data : null;
}
