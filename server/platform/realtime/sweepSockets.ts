import type { Clock } from '../core/clock';
import type { Connection } from '../db/connect';
import { unwatched, type WatchJob } from '../metrics/WatchJob';
import type { PusherEndpoint } from './pusherEndpoint';
import { CLOSE } from './pusherSocket';
import { socketsWithoutRight } from './socketSessions';

/** How long a socket may outlive its session, or its right to a channel, ms. */
const EVERY = 10_000;

/**
 * Sends away the sockets whose session has ended elsewhere (another device, another instance, an administrator), and
 * those whose title lost a right. They are told to come back, and learn at the channel's door that there is no way in:
 * 401 signs the page out, 403 closes that channel only.
 */
export function sweepSockets(
  endpoint: PusherEndpoint,
  { quick }: Connection,
  clock: Clock,
  { every = EVERY, watch = unwatched }: { every?: number; watch?: WatchJob } = {},
): { now(): void; close(): Promise<void> } {
  let work = Promise.resolve();
  const sweep = async () => {
    const ended = await socketsWithoutRight(quick, endpoint.listening(), clock());
    for (const id of ended) endpoint.sendAway(id, CLOSE.sessionEnded);
  };
  const enqueue = () => {
    // A database that does not answer now is asked again next time.
    work = work.then(() => watch('sweep_sockets', sweep)).catch(() => undefined);
  };
  const timer = setInterval(enqueue, every);
  timer.unref();
  return {
    /** Looks at once: somebody's sessions were ended. */
    now: enqueue,
    async close() {
      clearInterval(timer);
      await work;
    },
  };
}
