import type { HttpHandler } from 'msw';
import {
  countNotifications,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@/lib/contract/notifications';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildNotifications } from './buildNotification';

const ROWS = buildNotifications(5, 2);

/** The happy path: five notifications, two unread. It keeps no state; stories that write use a scenario. */
export const notificationHandlers: HttpHandler[] = [
  mockEndpoint(countNotifications, 2),
  mockEndpoint(listNotifications, { count_notif: ROWS.length, count_read_at: 2, notif: ROWS }),
  mockEndpoint(readNotification, null),
  mockEndpoint(readAllNotifications, null),
];
