import type { RealtimeSource, RealtimeStatus } from '../realtime/RealtimeSource';
import { createStore } from '../store/createStore';

/** How long a push waits for who listens, ms: a play may begin a frame before the page does. */
const HEARD_WITHIN = 1000;

/** A realtime source whose pushes and outages are made by the story or test. */
export interface FakeRealtime extends RealtimeSource {
  push(channel: string, event: string, payload?: unknown): void;
  setStatus(status: RealtimeStatus): void;
  /** Channels listened to right now. */
  channels(): string[];
}

export function createFakeRealtime(initial: RealtimeStatus = 'connected'): FakeRealtime {
  const status = createStore(initial);
  const handlers = new Set<{ channel: string; event: string; handler: (payload: unknown) => void }>();
  let unheard: { channel: string; event: string; payload: unknown; at: number }[] = [];
  return {
    subscribe(channel, event, handler) {
      const entry = { channel, event, handler };
      handlers.add(entry);
      const isOwn = (push: (typeof unheard)[number]) => push.channel === channel && push.event === event;
      const waited = unheard.filter((push) => isOwn(push) && performance.now() - push.at < HEARD_WITHIN);
      unheard = unheard.filter((push) => !isOwn(push));
      for (const { payload } of waited) queueMicrotask(() => handlers.has(entry) && handler(payload));
      return () => void handlers.delete(entry);
    },
    getStatus: status.get,
    onStatusChange: status.subscribe,
    close: () => handlers.clear(),
    push(channel, event, payload) {
      const heard = [...handlers].filter((entry) => entry.channel === channel && entry.event === event);
      for (const entry of heard) entry.handler(payload);
      if (heard.length === 0) unheard.push({ channel, event, payload, at: performance.now() });
    },
    setStatus: status.set,
    channels: () => [...new Set([...handlers].map((entry) => entry.channel))],
  };
}
