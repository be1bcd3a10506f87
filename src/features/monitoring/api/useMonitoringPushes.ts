import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasAny } from '@/lib/contract/access';
import { CREDIT_SENT, CREDITS_CHANNEL, creditSentSchema, HEARS_CREDITS } from '@/lib/contract/realtime';
import { useRealtimeEvent, useReconnected } from '@/lib/realtime/RealtimeProvider';
import { useSession } from '@/lib/session/useSession';
import { foldPushes } from '../domain/foldPushes';
import { monitoringKeys } from './monitoring.queries';

/** Money moved: what is on screen is fetched again, many pushes in one go. Whoever is not told asks anew on coming back. */
export function useMonitoringPushes(): void {
  const client = useQueryClient();
  const [fold] = useState(() =>
    foldPushes(() => void client.invalidateQueries({ queryKey: monitoringKeys.all })),
  );
  useEffect(() => () => fold.cancel(), [fold]);
  const access = useSession()?.access;
  const hears = access !== undefined && hasAny(access, HEARS_CREDITS);
  useRealtimeEvent(hears ? CREDITS_CHANNEL : null, CREDIT_SENT, creditSentSchema, fold.pushed);
  useReconnected((missed) => missed === 'outage' && fold.pushed());
}
