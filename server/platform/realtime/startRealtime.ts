import { ACCESS_CHANGED, SESSION_ENDED } from '@/lib/contract/realtime';
import type { Clock } from '../core/clock';
import type { RealtimeConfig } from '../core/config';
import type { Connection } from '../db/connect';
import type { WatchJob } from '../metrics/WatchJob';
import type { OutboxBacklog } from '../outbox/outboxBacklog';
import { drainOutbox } from './outboxQueue';
import { tailOutbox } from './outboxTail';
import { embeddedPublisher, externalPublisher, type Publisher } from './publisher';
import { openPusherEndpoint } from './pusherEndpoint';
import { sweepSockets } from './sweepSockets';

export interface Realtime {
  /** Port of the embedded endpoint; null with an external server. */
  readonly port: number | null;
  /** How far behind events are. @throws what the database says */
  backlog(): Promise<OutboxBacklog>;
  /** Browsers that are connected to this process. */
  sockets(): number;
  close(): Promise<void>;
}

/** After these some sockets may hear what they have no right to any more. */
const ENDS_RIGHTS: ReadonlySet<string> = new Set([SESSION_ENDED, ACCESS_CHANGED]);

/** Starts delivering committed events, through the embedded endpoint or to an external server. */
export async function startRealtime(
  config: RealtimeConfig & { secret: string },
  connection: Connection,
  clock: Clock,
  onFailure: (error: unknown) => void,
  watch?: WatchJob,
): Promise<Realtime> {
  if (config.mode === 'external') {
    const queue = await drainOutbox(connection, externalPublisher(config), clock, onFailure);
    return { port: null, sockets: () => 0, backlog: () => queue.backlog(), close: () => queue.close() };
  }
  const endpoint = await openPusherEndpoint(config, config);
  const sweeping = sweepSockets(endpoint, connection, clock, watch && { watch });
  const publish = embeddedPublisher(endpoint.hub);
  const publishAndSweep: Publisher = async (event) => {
    await publish(event);
    if (ENDS_RIGHTS.has(event.event)) sweeping.now();
  };
  const tail = await tailOutbox(connection, publishAndSweep, clock);
  return {
    port: endpoint.port,
    sockets: () => endpoint.socketIds().length,
    backlog: () => tail.backlog(),
    async close() {
      await sweeping.close();
      await tail.close();
      await endpoint.close();
    },
  };
}
