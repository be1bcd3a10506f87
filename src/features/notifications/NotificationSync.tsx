import { useNotificationsRealtime } from './api/useNotificationsRealtime';

/** Keeps count and list in step with the server, other tabs and other devices. Mounted once, shows nothing. */
export function NotificationSync() {
  useNotificationsRealtime();
  return null;
}
