import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasAny } from '@/lib/contract/access';
import { CREDIT_SENT, CREDITS_CHANNEL, creditSentSchema, HEARS_CREDITS } from '@/lib/contract/realtime';
import { affectedBy } from '@/lib/query/markAffected';
import { useRealtimeEvent, useReconnected } from '@/lib/realtime/RealtimeProvider';
import { useSession } from '@/lib/session/useSession';
import { createThrottle } from './createThrottle';

/** ms between refetches while pushes keep coming: 1,000 in a second cause at most 3. */
const SPACING = 1000;
const MARKED = affectedBy('creditPushed');

/**
 * `send.credit`: marks the credit and collector lists as loading at once (SPEC 4), then fetches what is on screen,
 * many pushes in one go. The same after an outage, for pushes may have been missed; and quietly at the first connection,
 * which comes after the first data. Whose lists it does not concern is not let in, and does not ask to be.
 */
export function useCreditsRealtime(): void {
  const client = useQueryClient();
  const [refresh] = useState(() => createRefresh(client));
  useEffect(() => () => refresh.cancel(), [refresh]);
  const access = useSession()?.access;
  const isConcerned = access !== undefined && hasAny(access, HEARS_CREDITS);
  useRealtimeEvent(isConcerned ? CREDITS_CHANNEL : null, CREDIT_SENT, creditSentSchema, refresh.pushed);
  useReconnected((missed) => (missed === 'start' ? refresh.checked() : refresh.pushed()));
}

/** Marks at once, fetches folded. A push that arrives during a fetch marks again when that fetch has ended. */
function createRefresh(client: QueryClient) {
  let pushedMeanwhile = false;
  const fold = createThrottle(async () => {
    pushedMeanwhile = false;
    await refetchShown(client);
    if (pushedMeanwhile) mark(client);
  }, SPACING);
  return {
    pushed: () => {
      pushedMeanwhile = true;
      if (!isMarked(client)) mark(client);
      fold();
    },
    checked: () => {
      // What is on screen does not look as if it were loading: mostly nothing was missed.
      for (const queryKey of MARKED) {
        void client.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
      }
      fold();
    },
    cancel: fold.cancel,
  };
}

/** Every query of these lists counts as out of date; those not on screen are asked for when they are shown. */
function mark(client: QueryClient): void {
  for (const queryKey of MARKED) void client.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Spares a walk through all observers for each of a thousand pushes. */
function isMarked(client: QueryClient): boolean {
  return MARKED.every((queryKey) =>
    client
      .getQueryCache()
      .findAll({ queryKey })
      .every((query) => query.state.isInvalidated),
  );
}

function refetchShown(client: QueryClient): Promise<unknown> {
  return Promise.all(
    MARKED.map((queryKey) =>
      client.refetchQueries({
        queryKey,
        type: 'active',
        // A host without the list of approvals is not asked again and again.
        predicate: (query) => query.state.data !== null,
      }),
    ),
  );
}
