import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  NOTIFICATION_READ,
  NOTIFICATION_SENT,
  notificationReadSchema,
  notificationsChannel,
  notificationSentSchema,
} from '@/lib/contract/realtime';
import { useRealtimeEvent, useReconnected } from '@/lib/realtime/RealtimeProvider';
import { useSession } from '@/lib/session/useSession';
import { receiveFact, recheck } from './receiveFact';
import type { Fact } from './notifications.cache';
import { listenToOtherTabs, tellOtherTabs } from './otherTabs';

/** Keeps list and count in step with pushes, other tabs and other devices; mounted once, for as long as the app runs. */
export function useNotificationsRealtime(): void {
  const client = useQueryClient();
  const userId = useSession()?.id;
  const channel = userId ? notificationsChannel(userId) : null;
  const handleUnreadable = () => recheck(client);

  const handlePush = (fact: Fact) => {
    receiveFact(client, fact);
    // A tab whose own connection is down hears it from here.
    tellOtherTabs(fact);
  };

  useRealtimeEvent(
    channel,
    NOTIFICATION_SENT,
    notificationSentSchema,
    (notification) => handlePush({ kind: 'created', notification }),
    handleUnreadable,
  );
  useRealtimeEvent(
    channel,
    NOTIFICATION_READ,
    notificationReadSchema,
    ({ id }) => {
      const at = new Date().toISOString();
      handlePush(id === null ? { kind: 'allRead', at } : { kind: 'read', id, at });
    },
    handleUnreadable,
  );
  useReconnected(() => recheck(client));

  useEffect(() => listenToOtherTabs((fact) => receiveFact(client, fact)), [client, userId]);
}
