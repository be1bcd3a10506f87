import * as z from 'zod/mini';
import type { ChannelHub } from './channelHub';

/** Largest `data` of one event, bytes. */
const MAX_DATA = 64 * 1024;

const data = z.string().check(z.maxLength(MAX_DATA));
const name = z.string().check(z.minLength(1), z.maxLength(200));
const single = z.object({
  name,
  data,
  channels: z.optional(z.array(name).check(z.maxLength(100))),
  channel: z.optional(name),
  socket_id: z.optional(z.string()),
});
const batch = z.object({
  batch: z
    .array(z.object({ name, data, channel: name, socket_id: z.optional(z.string()) }))
    .check(z.maxLength(10)),
});

/** POST /apps/{id}/events: one event for one or several channels. False: not understood. */
export function publishEvent(hub: ChannelHub, body: unknown): boolean {
  const parsed = single.safeParse(body);
  if (!parsed.success) return false;
  const { channels, channel, socket_id } = parsed.data;
  for (const target of channels ?? (channel === undefined ? [] : [channel])) {
    hub.publish(target, parsed.data.name, parsed.data.data, socket_id);
  }
  return true;
}

/** POST /apps/{id}/batch_events: up to ten events. False: not understood, and nothing was sent. */
export function publishBatch(hub: ChannelHub, body: unknown): boolean {
  const parsed = batch.safeParse(body);
  if (!parsed.success) return false;
  for (const event of parsed.data.batch) hub.publish(event.channel, event.name, event.data, event.socket_id);
  return true;
}
