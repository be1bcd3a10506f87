import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/lib/http/ApiError';
import { useSession } from '@/lib/session/useSession';
import { unreadCountOptions } from './api/notifications.queries';
import { useNotificationsRealtime } from './api/useNotificationsRealtime';

export interface NotificationSyncProps {
  /** The unread count answered 401: the session is over, and the app leads to /logout (SPEC 5). */
  onUnauthorized?: () => void;
}

/** Keeps count and list in step with the server, other tabs and other devices. Mounted once, shows nothing. */
export function NotificationSync({ onUnauthorized }: NotificationSyncProps) {
  const signedIn = useSession() !== null;
  const { error } = useQuery({ ...unreadCountOptions(), enabled: signedIn });
  const isOver = signedIn && error instanceof ApiError && error.status === 401;
  const handleOver = useEffectEvent(() => onUnauthorized?.());
  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);
  useNotificationsRealtime();
  return null;
}
