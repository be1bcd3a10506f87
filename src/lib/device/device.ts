import { useSyncExternalStore } from 'react';
import { createStore } from '../store/createStore';
import { browserTabs } from './browserTabs';
import { createDeviceStore } from './createDeviceStore';
import { createQueue, type Queue } from './createQueue';
import type { DeviceStore } from './DeviceStore';
import { openDisk } from './openDisk';
import { NOTHING_SENT, type QueueState } from './QueueState';

let store: DeviceStore | null = null;

/** The store of this browser, opened when it is first needed. */
export const deviceStore = (): DeviceStore => (store ??= createDeviceStore(openDisk()));

/** The one queue of whoever is signed in, for all kinds that are served. */
let current: { owner: string; queue: Queue; users: number; stop: () => void } | null = null;
const shown = createStore<QueueState>(NOTHING_SENT);

/**
 * The queue of a person in this tab, which sends while anybody uses it; `serve` what is to be sent.
 * @param onUnauthorized the server knows the session no more
 */
export function joinQueue(owner: string, onUnauthorized: () => void): { queue: Queue; leave: () => void } {
  if (current?.owner !== owner) {
    current?.stop();
    current = begin(owner, onUnauthorized);
  }
  const mine = current;
  mine.users += 1;
  const leave = () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    mine.stop();
    if (current === mine) current = null;
  };
  return { queue: mine.queue, leave };
}

function begin(owner: string, onUnauthorized: () => void) {
  const queue = createQueue({
    ...{ owner, store: deviceStore(), network: globalThis, tabs: browserTabs(), onUnauthorized },
  });
  const stopShowing = queue.subscribe(() => shown.set(queue.state()));
  const end = queue.start();
  const stop = () => {
    end();
    stopShowing();
    shown.set(NOTHING_SENT);
  };
  return { owner, queue, users: 0, stop };
}

/** Sends what waits now, rather than at the next try. */
export const runQueue = (): void => void current?.queue.run();

/** What is on its way now. */
export const useQueueState = (): QueueState => useSyncExternalStore(shown.subscribe, shown.get);
