import type { RealtimeSource, RealtimeStatus } from '../realtime/RealtimeSource';

/** A realtime source whose pushes and outages are made by the story or test. */
export interface FakeRealtime extends RealtimeSource {
  push(channel: string, event: string, payload?: unknown): void;
  setStatus(status: RealtimeStatus): void;
  /** Channels listened to right now. */
  channels(): string[];
}

export function createFakeRealtime(initial: RealtimeStatus = 'connected'): FakeRealtime {
  let status = initial;
  const handlers = new Set<{ channel: string; event: string; handler: (payload: unknown) => void }>();
  const listeners = new Set<() => void>();
  return {
    subscribe(channel, event, handler) {
      const entry = { channel, event, handler };
      handlers.add(entry);
      return () => void handlers.delete(entry);
    },
    getStatus: () => status,
    onStatusChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => handlers.clear(),
    push(channel, event, payload) {
      for (const entry of [...handlers]) {
        if (entry.channel === channel && entry.event === event) entry.handler(payload);
      }
    },
    setStatus(next) {
      status = next;
      for (const listener of listeners) listener();
    },
    channels: () => [...new Set([...handlers].map((entry) => entry.channel))],
  };
}
