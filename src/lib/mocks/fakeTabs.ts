import { vi } from 'vitest';

type Holder = (end: (error?: Error) => void) => void;

/** Web Locks as browsers have them: one holder a name, the others in a row, and who steals comes first. */
class FakeLocks {
  private readonly held = new Map<string, { end: (error?: Error) => void }>();
  private readonly waiting = new Map<string, Holder[]>();

  request(name: string, { signal, steal = false }: LockOptions, hold: () => Promise<unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      const take: Holder = (end) => {
        void hold().then(() => end());
      };
      const start = () => {
        const lock = {
          end: (error?: Error) => {
            if (error) reject(error);
            else resolve();
            if (this.held.get(name) !== lock) return;
            this.held.delete(name);
            this.waiting.get(name)?.shift()?.(() => undefined);
          },
        };
        this.held.set(name, lock);
        take(lock.end);
      };
      if (steal) {
        const robbed = this.held.get(name);
        this.held.delete(name);
        start();
        robbed?.end(new DOMException('stolen', 'AbortError'));
        return;
      }
      if (!this.held.has(name)) return start();
      const row = this.waiting.get(name) ?? [];
      this.waiting.set(name, row);
      row.push(start);
      signal?.addEventListener('abort', () => {
        const at = row.indexOf(start);
        if (at >= 0) row.splice(at, 1);
        reject(new DOMException('left', 'AbortError'));
      });
    });
  }
}

/** Channels of one browser; a frozen one hears nothing. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  isFrozen = false;

  constructor(readonly name: string) {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other === this || other.name !== this.name || other.isFrozen) continue;
      const copy: unknown = structuredClone(data);
      queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data: copy })));
    }
  }
}

/** A browser whose tabs are made by `browserTabs`; returns how to freeze the one that was made last. */
export function fakeBrowser(): { freezeLast: () => void } {
  FakeChannel.all.clear();
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  return {
    freezeLast: () => {
      const last = [...FakeChannel.all].at(-1);
      if (last) last.isFrozen = true;
    },
  };
}
