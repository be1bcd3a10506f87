import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/*
 * What whoever supervises the server asks it, without a session. The answers say what a stranger may know: whether it
 * works, never how much it has to do.
 */

/** The process answers. No database is asked. */
export const getHealth = endpoint({
  name: 'getHealth',
  method: 'GET',
  path: 'health',
  origin: 'angsur',
  guard: 'public',
  summary: 'Whether the process answers; for a supervisor that would start it again.',
  data: z.object({ alive: z.literal(true) }),
});

export const readinessSchema = z.object({
  database: z.enum(['ok', 'away']),
  /** Late: an event has waited for half a minute. Calls are answered all the same, so this alone is no reason for 503. */
  pushes: z.enum(['ok', 'late', 'unknown']),
  /** The copy for long reading: reports are read from the database itself while it is late or away. */
  replica: z.enum(['none', 'ok', 'late', 'away']),
  /** The server is told to stop; calls that still arrive are answered. */
  stopping: z.boolean(),
});

/** 503 with the same `data` while the database is away or the server stops. */
export const getReadiness = endpoint({
  name: 'getReadiness',
  method: 'GET',
  path: 'ready',
  origin: 'angsur',
  guard: 'public',
  summary: 'Whether new calls should be sent here; for a proxy before several servers.',
  data: readinessSchema,
});

export type Readiness = z.infer<typeof readinessSchema>;

/** Where the contract stands as OpenAPI, outside the envelope. */
export const OPENAPI_PATH = 'openapi.json';
