import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  correctImportRow,
  importAskSchema,
  importRowSchema,
  type ImportAsk,
  type ImportRow,
  type RowCorrection,
} from '@/lib/contract/imports';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { call } from '@/lib/http/request';
import { importKeys } from './imports.queries';

/**
 * Lets a person decide on a row. A 409 brings the row as it is now, which takes the place of the one on screen, or what
 * must be confirmed first.
 */
export function useCorrectRow(batchId: number, onCorrected: (row: ImportRow) => void) {
  const client = useQueryClient();
  const renew = () => {
    void client.invalidateQueries({ queryKey: importKeys.rows(batchId) });
    void client.invalidateQueries({ queryKey: importKeys.batch(batchId) });
    void client.invalidateQueries({ queryKey: importKeys.lists() });
  };
  const [asked, setAsked] = useState<ImportAsk | null>(null);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: ({ row, correction }: { row: number; correction: RowCorrection }) =>
      call(correctImportRow, { params: { id: String(batchId), row: String(row) }, body: correction }),
    onSuccess: (row) => {
      renew();
      onCorrected(row);
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 409) return;
      const ask = askOf(failure);
      setAsked(ask);
      if (!ask) renew();
    },
  });
  return {
    correct: (row: number, correction: RowCorrection) => mutate({ row, correction }),
    isPending,
    /** What is on its way. */
    pending: isPending ? variables.correction : null,
    problem: error ? errorMessage(error) : undefined,
    /** The row as a 409 says that it is now. */
    current: currentRow(error),
    /** What a choice must confirm; `problem` says it in words. */
    asked,
    reset: () => {
      setAsked(null);
      reset();
    },
  };
}

function currentRow(error: unknown): ImportRow | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const parsed = importRowSchema.safeParse(error.data);
  return parsed.success ? parsed.data : null;
}

function askOf(error: ApiError): ImportAsk | null {
  const parsed = importAskSchema.safeParse(error.data);
  return parsed.success ? parsed.data.ask : null;
}
