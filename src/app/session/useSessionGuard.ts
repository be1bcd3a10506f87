import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notificationKeys } from '@/features/notifications';
import { notificationsChannel, SESSION_ENDED, sessionEndedSchema } from '@/lib/contract/realtime';
import { ApiError } from '@/lib/http/ApiError';
import { useRealtimeEvent } from '@/lib/realtime/RealtimeProvider';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { onUnauthorized } from './unauthorized';

/**
 * A 401 of notifs/count leads to /logout (SPEC 5). A 401 of any other call only makes us ask notifs/count: a host
 * that guards one call more strictly must not throw people out. Hearing that sessions of this person were ended
 * elsewhere makes us ask too.
 */
export function useSessionGuard(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();

  const isAsking = useRef(false);

  /** Asks the count again: an answer that is on its way already may be older than the 401. */
  const ask = async (queryKey: QueryKey) => {
    if (isAsking.current) return;
    isAsking.current = true;
    await client.cancelQueries({ queryKey });
    await client.refetchQueries({ queryKey });
    isAsking.current = false;
  };
  const handle = useEffectEvent(() => {
    const queryKey = notificationKeys.count();
    const failure = client.getQueryState(queryKey)?.error;
    if (failure instanceof ApiError && failure.status === 401) {
      // Another call may be answered 401 on the way out: where to come back to is known already.
      if (location.pathname !== paths.logout())
        void navigate(paths.logout('sesi', location.pathname + location.search), { replace: true });
      return;
    }
    // Its 401 comes back here by itself; any other failure proves nothing.
    void ask(queryKey);
  });
  useEffect(() => onUnauthorized(() => handle()), []);

  const userId = useSession()?.id;
  useRealtimeEvent(userId ? notificationsChannel(userId) : null, SESSION_ENDED, sessionEndedSchema, () => {
    void ask(notificationKeys.count());
  });
}
