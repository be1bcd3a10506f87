import Pusher from 'pusher';
import type { RealtimeConfig } from '../core/config';
import type { OutgoingEvent } from '../outbox/outbox';
import type { ChannelHub } from './channelHub';

/** On the wire every channel is private (SPEC 7: authorization goes through broadcasting/auth). */
export const wireChannel = (channel: string): string => `private-${channel}`;

/** Hands one committed event to the server that browsers are connected to. */
export type Publisher = (event: OutgoingEvent<string>) => Promise<void>;

/** Browsers connected to this very process. */
export function embeddedPublisher(hub: ChannelHub): Publisher {
  return ({ channel, event, payload }) => {
    hub.publish(wireChannel(channel), event, JSON.stringify(payload));
    return Promise.resolve();
  };
}

/** Reverb, Soketi, Pusher: any server that takes Pusher's HTTP API. */
export function externalPublisher(server: Extract<RealtimeConfig, { mode: 'external' }>): Publisher {
  const { appId, key, secret, cluster, host, port, tls } = server;
  const app = { appId, key, secret, useTLS: tls, timeout: 5000 };
  const pusher = new Pusher(
    host === null ? { ...app, cluster } : { ...app, host, ...(port && { port: String(port) }) },
  );
  return async ({ channel, event, payload }) => {
    await pusher.trigger(wireChannel(channel), event, payload);
  };
}
