import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, queryId } from './fields';

/** A browser that the caller has signed in on: strangers’ wrong passwords do not hold it up. */
export const knownDeviceSchema = z.object({
  id: z.int(),
  /** The browser's own words (User-Agent) at its last sign-in, or null. */
  device: z.nullable(z.string()),
  /** Address of its last sign-in, or null. */
  ip: z.nullable(z.string()),
  /** Its first sign-in, or null where that was before it was noted. */
  first_at: z.nullable(instant),
  last_at: instant,
  /** The device of the session that asks. */
  is_current: z.boolean(),
});
export type KnownDevice = z.infer<typeof knownDeviceSchema>;

export const listKnownDevices = endpoint({
  name: 'listKnownDevices',
  method: 'GET',
  path: 'account/devices',
  origin: 'angsur',
  guard: 'session',
  summary: 'Devices that the caller has signed in on and that are not forgotten, the last used first.',
  data: z.object({ rows: z.array(knownDeviceSchema) }),
});

export const forgetKnownDevice = endpoint({
  name: 'forgetKnownDevice',
  method: 'DELETE',
  path: 'account/devices/{id}',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Forgets one of the caller’s devices and ends its sessions but the asking one. 404: not the caller’s, or forgotten already.',
  params: z.object({ id: queryId }),
  data: z.object({
    /** How many sessions were ended. */
    ended: z.int(),
  }),
  idempotent: true,
});
