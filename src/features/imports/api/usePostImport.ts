import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { postImportGroup } from '@/lib/contract/importPosting';
import { call } from '@/lib/http/request';
import { importKeys } from './imports.queries';

export interface PostingState {
  phase: 'idle' | 'posting' | 'failed' | 'done';
  /** Rows that became receipts since posting began here. */
  posted: number;
  /** Rows that could not be posted; they say why. */
  refused: number;
  error: unknown;
}

const IDLE: PostingState = { phase: 'idle', posted: 0, refused: 0, error: null };

/** The server posts nothing and refuses nothing, yet says that rows remain. */
class NothingMoves extends Error {
  override readonly name = 'NothingMoves';
}

/**
 * Posts a statement group by group until nothing remains. Each group is whole on the server, so a try after a failure
 * goes on with the next; an answer that was lost is in the batch's own figures. Stops between two groups when its
 * screen is left.
 * @param onPosted receipts exist now that were not there before
 */
export function usePostImport(id: number, onPosted: () => void) {
  const client = useQueryClient();
  const [state, setState] = useState(IDLE);
  const running = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  const run = async () => {
    for (let remaining = Infinity; remaining > 0 && !left.current;) {
      const group = await call(postImportGroup, { params: { id: String(id) }, body: {} });
      client.setQueryData(importKeys.batch(id), group.batch);
      setState((before) => ({
        ...before,
        posted: before.posted + group.posted,
        refused: before.refused + group.refused,
      }));
      remaining = group.remaining;
      if (remaining > 0 && group.posted + group.refused === 0) throw new NothingMoves();
    }
  };

  const post = async () => {
    if (running.current) return;
    running.current = true;
    setState((before) => ({ ...before, phase: 'posting', error: null }));
    try {
      await run();
      setState((before) => ({ ...before, phase: 'done' }));
    } catch (error) {
      setState((before) => ({ ...before, phase: 'failed', error }));
      // The group whose answer is missing may have been posted: only the server knows.
      void client.invalidateQueries({ queryKey: importKeys.batch(id) });
    } finally {
      running.current = false;
      void client.invalidateQueries({ queryKey: importKeys.rows(id) });
      void client.invalidateQueries({ queryKey: importKeys.lists() });
      void client.invalidateQueries({ queryKey: importKeys.mappings() });
      onPosted();
    }
  };
  return { ...state, post, reset: () => setState(IDLE) };
}
