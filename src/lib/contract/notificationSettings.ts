import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/**
 * What notifications are about, as a person chooses among them. What waits for them and their own sign-in always come.
 * - `registrations`: a form that they entered has moved on
 * - `requests`: what became of their request on a receipt or a contract
 * - `partners`: what became of their request on an agent or external marketer
 */
export const MUTABLE_GROUPS = ['registrations', 'requests', 'partners'] as const;
export type MutableGroup = (typeof MUTABLE_GROUPS)[number];

const settings = z.object({
  /** Groups that the caller does not want. */
  muted: z.array(z.enum(MUTABLE_GROUPS)),
});

export const getNotificationSettings = endpoint({
  name: 'getNotificationSettings',
  method: 'GET',
  path: 'account/notifications',
  origin: 'angsur',
  guard: 'session',
  summary: 'Which groups of notifications the caller has switched off.',
  data: settings,
});

export const changeNotificationSettings = endpoint({
  name: 'changeNotificationSettings',
  method: 'PUT',
  path: 'account/notifications/{group}',
  origin: 'angsur',
  guard: 'session',
  summary:
    'Switches one group of notifications on or off, from the next one on. What waits for the caller and what is about their sign-in always comes.',
  params: z.object({ group: z.enum(MUTABLE_GROUPS) }),
  body: z.object({ wanted: z.boolean() }),
  data: settings,
  idempotent: true,
});
