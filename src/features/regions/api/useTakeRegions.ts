import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importRegions, type RegionLine } from '@/lib/contract/regions';
import { call } from '@/lib/http/request';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import { groupsOf } from '../domain/regionDiff';

/** What was taken. */
export interface TakenRegions {
  added: number;
  renamed: number;
}

/** Sends the lines group by group. After a break the same lines go on where they stopped: groups that came do nothing. */
export function useTakeRegions(onTaken: (taken: TakenRegions) => void) {
  const client = useQueryClient();
  /** Lines that the server has. */
  const [done, setDone] = useState(0);
  const { send, ...write } = useWrite({
    send: async (rows: readonly RegionLine[], idempotencyKey) => {
      const taken = { added: 0, renamed: 0 };
      setDone(0);
      for (const [at, group] of groupsOf(rows).entries()) {
        const body = { rows: group };
        const answer = await call(importRegions, { body, idempotencyKey: `${idempotencyKey}-${at}` });
        taken.added += answer.added;
        taken.renamed += answer.renamed;
        setDone((before) => before + group.length);
      }
      return taken;
    },
    onSuccess: (taken) => onTaken(taken),
    // Also after a break: some groups may have come.
    onSettled: () => markAffected(client, 'regionsTaken'),
  });
  return { ...write, send, done };
}
