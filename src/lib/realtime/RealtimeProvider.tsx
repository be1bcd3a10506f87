import { createContext, use, useEffect, useEffectEvent, useSyncExternalStore, type ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Schema } from '../contract/endpoint';
import { noRealtime, type RealtimeSource, type RealtimeStatus } from './RealtimeSource';

const RealtimeContext = createContext<RealtimeSource>(noRealtime);

export function RealtimeProvider({ source, children }: { source: RealtimeSource; children: ReactNode }) {
  return <RealtimeContext value={source}>{children}</RealtimeContext>;
}

export function useRealtimeStatus(): RealtimeStatus {
  const source = use(RealtimeContext);
  return useSyncExternalStore(source.onStatusChange, source.getStatus);
}

/**
 * Calls back with each push of an event whose payload fits the schema; `onUnreadable` hears of the others.
 * `channel` null: not listening.
 */
export function useRealtimeEvent<S extends Schema>(
  channel: string | null,
  event: string,
  schema: S,
  onEvent: (payload: z.output<S>) => void,
  onUnreadable?: (payload: unknown) => void,
): void {
  const source = use(RealtimeContext);
  const handle = useEffectEvent((payload: unknown) => {
    const parsed = schema.safeParse(payload);
    if (parsed.success) onEvent(parsed.data);
    else onUnreadable?.(payload);
  });
  useEffect(() => {
    if (channel === null) return undefined;
    return source.subscribe(channel, event, (payload) => handle(payload));
  }, [source, channel, event]);
}

/** Why pushes may have been missed: the first connection came after the data, or there was an outage. */
export type Missed = 'start' | 'outage';

const MISSED: Record<RealtimeStatus, Missed | null> = {
  off: null,
  connecting: 'start',
  connected: null,
  down: 'outage',
};

/** Calls back when the connection is there, for the first time or again: pushes may have been missed before. */
export function useReconnected(onReconnected: (missed: Missed) => void): void {
  const source = use(RealtimeContext);
  const handle = useEffectEvent(onReconnected);
  useEffect(() => {
    let missed: Missed | null = MISSED[source.getStatus()];
    return source.onStatusChange(() => {
      const status = source.getStatus();
      if (status === 'connected' && missed) handle(missed);
      missed = status === 'connecting' ? (missed ?? 'start') : MISSED[status];
    });
  }, [source]);
}
