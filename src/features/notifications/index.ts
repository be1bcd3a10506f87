export { NotificationCenter, preloadNotificationCenter } from './NotificationCenter';
export { NotificationSync } from './NotificationSync';
export { useUnreadCount } from './api/useUnreadCount';
export { notificationKeys } from './api/notifications.queries';
