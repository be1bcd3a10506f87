import type { Clock } from '../clock';
import type { Connection } from '../db/connect';
import type { PusherEndpoint } from './pusherEndpoint';
import { CLOSE } from './pusherSocket';
import { socketsOfEndedSessions } from './socketSessions';

/** How long a socket may outlive its session, ms. */
const EVERY = 10_000;

/**
 * Sends away the sockets whose session has ended elsewhere: another device, another instance, an administrator. They
 * are told to come back, and learn at the channel's door (401) that there is no way in, which signs the page out.
 */
export function sweepSockets(
  endpoint: PusherEndpoint,
  { db }: Connection,
  clock: Clock,
  every = EVERY,
): { now(): void; close(): Promise<void> } {
  let work = Promise.resolve();
  const sweep = async () => {
    const ended = await socketsOfEndedSessions(db, endpoint.socketIds(), clock());
    for (const id of ended) endpoint.sendAway(id, CLOSE.sessionEnded);
  };
  const enqueue = () => {
    // A database that does not answer now is asked again next time.
    work = work.then(sweep).catch(() => undefined);
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
