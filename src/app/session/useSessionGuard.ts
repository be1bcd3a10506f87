import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notificationKeys } from '@/features/notifications';
import { ApiError } from '@/lib/http/ApiError';
import { paths } from '../paths';
import { onUnauthorized } from './unauthorized';

/**
 * A 401 of notifs/count leads to /logout (SPEC 5). A 401 of any other call only makes us ask notifs/count: a host
 * that guards one call more strictly must not throw people out.
 */
export function useSessionGuard(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();

  const handle = useEffectEvent(() => {
    const failure = client.getQueryState(notificationKeys.count())?.error;
    if (failure instanceof ApiError && failure.status === 401) {
      void navigate(paths.logout('sesi', location.pathname + location.search), { replace: true });
      return;
    }
    // Its 401 comes back here by itself; any other failure proves nothing.
    void client.refetchQueries({ queryKey: notificationKeys.count() });
  });
  useEffect(() => onUnauthorized(() => handle()), []);
}
