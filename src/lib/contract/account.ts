import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { instant, queryId } from './fields';

/** One signed-in device of the caller. */
export const ownSessionSchema = z.object({
  id: z.int(),
  /** The browser's own words (User-Agent), or null where it sent none. */
  device: z.nullable(z.string()),
  /** Address that it signed in from. */
  ip: z.nullable(z.string()),
  created_at: instant,
  /** To the minute. */
  last_used_at: instant,
  /** When it ends by itself. */
  expires_at: instant,
  /** The session that asks. */
  is_current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: 'account/sessions',
  origin: 'angsur',
  guard: 'session',
  summary: 'The caller’s running sessions: the asking one first, then the last used.',
  data: z.object({ rows: z.array(ownSessionSchema) }),
});

export const endSession = endpoint({
  name: 'endSession',
  method: 'DELETE',
  path: 'account/sessions/{id}',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Ends one of the caller’s sessions, with its sockets. Ending it again changes nothing. 404: not the caller’s.',
  params: z.object({ id: queryId }),
  data: z.null(),
  idempotent: true,
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  method: 'POST',
  path: 'account/sessions/end-others',
  origin: 'angsur',
  guard: 'session',
  summary: 'Ends every session of the caller but the asking one, with their sockets.',
  data: z.object({
    /** How many were ended. */
    ended: z.int(),
  }),
  idempotent: true,
});

export const endAllSessions = endpoint({
  name: 'endAllSessions',
  method: 'POST',
  path: 'account/sessions/end-all',
  origin: 'angsur',
  guard: 'session',
  summary: 'Ends every session of the caller, the asking one too, with their sockets.',
  data: z.object({
    /** How many were ended. */
    ended: z.int(),
  }),
});

const password = z.string().check(z.minLength(1), z.maxLength(200));

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: 'account/password',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Changes the caller’s password and ends their other sessions. 422: the present one is wrong, or the new one too weak. 429: too many wrong ones. Repeated with the same two passwords it changes nothing and answers the same.',
  body: z.object({ current_password: password, new_password: password }),
  data: z.object({
    /** How many other sessions were ended. */
    ended: z.int(),
  }),
});
