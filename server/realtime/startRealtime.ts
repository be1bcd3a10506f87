import { SESSION_ENDED } from '@/lib/contract/realtime';
import type { Clock } from '../clock';
import type { RealtimeConfig } from '../config';
import type { Connection } from '../db/connect';
import { drainOutbox } from './outboxQueue';
import { tailOutbox } from './outboxTail';
import { embeddedPublisher, externalPublisher, type Publisher } from './publisher';
import { openPusherEndpoint } from './pusherEndpoint';
import { sweepSockets } from './sweepSockets';

export interface Realtime {
  /** Port of the embedded endpoint; null with an external server. */
  readonly port: number | null;
  close(): Promise<void>;
}

/** Starts delivering committed events, through the embedded endpoint or to an external server. */
export async function startRealtime(
  config: RealtimeConfig & { secret: string },
  connection: Connection,
  clock: Clock,
  onFailure: (error: unknown) => void,
): Promise<Realtime> {
  if (config.mode === 'external') {
    const queue = await drainOutbox(connection, externalPublisher(config), onFailure);
    return { port: null, close: () => queue.close() };
  }
  const endpoint = await openPusherEndpoint(config, config);
  const sweeping = sweepSockets(endpoint, connection, clock);
  const publish = embeddedPublisher(endpoint.hub);
  const publishAndSweep: Publisher = async (event) => {
    await publish(event);
    if (event.event === SESSION_ENDED) sweeping.now();
  };
  const tail = await tailOutbox(connection, publishAndSweep, clock);
  return {
    port: endpoint.port,
    async close() {
      await sweeping.close();
      await tail.close();
      await endpoint.close();
    },
  };
}
