import { queryOptions } from '@tanstack/react-query';
import { getAuthenticator } from '@/lib/contract/authenticator';
import { getNotificationSettings } from '@/lib/contract/notificationSettings';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const ownAccountKeys = {
  authenticator: () => [...queryRoot('own-account'), 'authenticator'] as const,
  devices: () => [...queryRoot('own-account'), 'devices'] as const,
  notifications: () => [...queryRoot('own-account'), 'notifications'] as const,
};

/** Whether one signs in with an authenticator app, and the recovery codes left. */
export const authenticatorQuery = () =>
  queryOptions({
    queryKey: ownAccountKeys.authenticator(),
    queryFn: ({ signal }) => call(getAuthenticator, { signal }),
  });

/** The groups of notifications that one has switched off. */
export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ownAccountKeys.notifications(),
    queryFn: ({ signal }) => call(getNotificationSettings, { signal }),
  });
