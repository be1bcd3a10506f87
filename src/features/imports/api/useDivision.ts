import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ImportBatch } from '@/lib/contract/imports';
import { dueOf } from '../domain/batchFigures';
import { divisionOptions, importKeys } from './imports.queries';

/**
 * Where the money of the matched rows goes, as long as it is asked about. Only of the very rows that the batch on screen
 * counts: where somebody changed one meanwhile, the batch is asked for again.
 */
export function useDivision(batch: ImportBatch, asks: boolean) {
  const client = useQueryClient();
  const { data, dataUpdatedAt, error, refetch } = useQuery({ ...divisionOptions(batch), enabled: asks });
  const due = dueOf(batch);
  const agrees = data?.rows === due.rows && data.amount === due.amount;
  const followRows = useEffectEvent(() => {
    if (asks && data && !agrees) void client.invalidateQueries({ queryKey: importKeys.batch(batch.id) });
  });
  useEffect(() => followRows(), [dataUpdatedAt]);
  return {
    /** Null until it is known, and while it is of other rows. */
    division: agrees ? data : null,
    error: agrees ? null : error,
    retry: () => void refetch(),
  };
}
