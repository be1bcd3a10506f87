import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { IMPORT_PAGE_SIZE, type ImportRow } from '@/lib/contract/importRows';
import { FIRST_ROWS } from '../domain/importAddress';
import { rowsOptions } from './imports.queries';

/** States that wait for a person, one row after the other. */
const WORKED_THROUGH = ['DOUBTFUL', 'UNKNOWN'];

/** Whether rows in this state are worked through without leaving the dialog. */
export const isWorkedThrough = ({ state }: Pick<ImportRow, 'state'>): boolean =>
  WORKED_THROUGH.includes(state);

/**
 * Leads from one row to the next of its statement in the same state, by line, and from the last to the first that is
 * left; null: there is none, or it could not be asked for. What was decided is kept on the server either way.
 */
export function useNextRow(batchId: number, onNext: (row: ImportRow | null) => void) {
  const client = useQueryClient();
  const [isMoving, setMoving] = useState(false);
  async function find(after: ImportRow): Promise<ImportRow | null> {
    let first: ImportRow | undefined;
    for (let page = 1; ; page += 1) {
      const state = { ...FIRST_ROWS, state: after.state, page };
      const { rows, count } = await client.fetchQuery(rowsOptions(batchId, state));
      const next = rows.find(({ line }) => line > after.line);
      first ??= rows.find(({ id }) => id !== after.id);
      if (next || rows.length === 0 || page * IMPORT_PAGE_SIZE >= count) return next ?? first ?? null;
    }
  }
  return {
    isMoving,
    /** From this row, in the state that it was opened in. */
    goOn: (after: ImportRow) => {
      setMoving(true);
      find(after)
        .then(onNext, () => onNext(null))
        .finally(() => setMoving(false));
    },
  };
}
