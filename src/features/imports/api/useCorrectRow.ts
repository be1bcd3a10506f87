import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  correctImportRow,
  importQuestionSchema,
  importRowSchema,
  type ImportQuestion,
  type ImportRow,
  type RowCorrection,
} from '@/lib/contract/importRows';
import { conflictData } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { importKeys } from './imports.queries';

/**
 * Lets a person decide on a row. A 409 brings the row as it is now, which takes the place of the one on screen, or what
 * must be confirmed first. It sends no key: the same decision once more changes nothing.
 */
export function useCorrectRow(batchId: number, onCorrected: (row: ImportRow) => void) {
  const client = useQueryClient();
  const refetchRows = () => {
    void client.invalidateQueries({ queryKey: importKeys.rows(batchId) });
    void client.invalidateQueries({ queryKey: importKeys.batch(batchId) });
    void client.invalidateQueries({ queryKey: importKeys.lists() });
  };
  // Stays while its answer is on its way.
  const [asked, setAsked] = useState<ImportQuestion | null>(null);
  const { send, pending, error, reset, ...write } = useWrite({
    target: batchId,
    send: ({ row, correction }: { row: number; correction: RowCorrection }) =>
      call(correctImportRow, { params: { id: String(batchId), row: String(row) }, body: correction }),
    onSuccess: (row) => {
      setAsked(null);
      refetchRows();
      onCorrected(row);
    },
    onConflict: (conflict) => {
      const ask = conflictData(conflict, importQuestionSchema)?.ask ?? null;
      setAsked(ask);
      if (!ask) refetchRows();
    },
  });
  return {
    ...write,
    correct: (row: number, correction: RowCorrection) => send({ row, correction }),
    /** What is on its way. */
    pending: pending?.correction ?? null,
    /** The row as a 409 says that it is now. */
    current: conflictData(error, importRowSchema),
    /** What a choice must confirm; `problem` says it in words. */
    asked,
    reset: () => {
      setAsked(null);
      reset();
    },
  };
}
