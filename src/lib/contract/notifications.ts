import * as z from 'zod/mini';
import { UNREAD_PATH } from './earlyPaths';
import { endpoint } from './endpoint';
import { idParams, pageNumber, recordId, wireInteger, wireText } from './fields';

/** Link of source `approval` for a receipt whose contract came from no form registrasi. */
export const receiptLink = (creditId: number): string => `nota-${creditId}`;

/** The receipt that a link of source `approval` names; null: it is the id of a form registrasi. */
export const receiptOfLink = (link: string): string | null => /^nota-(\d+)$/.exec(link)?.[1] ?? null;

/**
 * A notification (SPEC 3). `read_at` null means unread; source `approval` leads to /customer/{link}, whose link is the id of
 * a form registrasi or names a receipt (`receiptLink`).
 */
export const notificationSchema = z.object({
  id: recordId,
  title: z.pipe(
    wireText,
    z.transform((value: string | null) => value ?? ''),
  ),
  message: z.pipe(
    wireText,
    z.transform((value: string | null) => value ?? ''),
  ),
  link: wireText,
  source: wireText,
  /** The receipt that it is about, where it leads elsewhere; only the embedded API sends it. */
  receipt_id: z.optional(z.int()),
  created_at: z.string(),
  read_at: z.pipe(
    z.nullish(z.string()),
    z.transform((value: string | null | undefined) => value ?? null),
  ),
});
export type Notification = z.infer<typeof notificationSchema>;

export const notificationPageSchema = z.object({
  /** How many notifications there are in all. */
  count_notif: wireInteger,
  /** Still unread on the embedded API; never relied on (DOMAIN, Readings). */
  count_read_at: z.nullish(wireInteger),
  notif: z.array(notificationSchema),
});
export type NotificationPage = z.infer<typeof notificationPageSchema>;

/** Rows of one page on the embedded API. */
export const NOTIFICATION_PAGE_SIZE = 20;

export const countNotifications = endpoint({
  name: 'countNotifications',
  method: 'GET',
  path: UNREAD_PATH,
  origin: 'spec',
  guard: 'session',
  summary: 'The unread number. 401 leads to /logout.',
  data: wireInteger,
});

export const listNotifications = endpoint({
  name: 'listNotifications',
  method: 'GET',
  path: 'notifs',
  origin: 'spec',
  guard: 'session',
  summary: 'One page of notifications, newest first.',
  query: z.object({ page: pageNumber }),
  data: notificationPageSchema,
});

export const readNotification = endpoint({
  name: 'readNotification',
  method: 'PUT',
  path: 'notifs/{id}',
  origin: 'spec',
  guard: 'session',
  summary: 'Marks one notification read. Repeating it changes nothing.',
  params: idParams,
  data: z.unknown(),
});

export const readAllNotifications = endpoint({
  name: 'readAllNotifications',
  method: 'POST',
  path: 'notifs/all',
  origin: 'spec',
  guard: 'session',
  summary: 'Marks every notification read.',
  data: z.unknown(),
});
