import { useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_SENT, notificationsChannel, notificationSentSchema } from '@/lib/contract/realtime';
import { useRealtimeEvent, useReconnected } from '@/lib/realtime/RealtimeProvider';
import { useSession } from '@/lib/session/useSession';
import { registrationKeys } from './registrations.queries';

/**
 * Whoever has to act is told of each step (SPEC 3: source `approval`), and what is on screen of registrations then follows
 * without a reload. Approvals of receipts have the same source and name their receipt.
 */
export function useRegistrationsRealtime(): void {
  const client = useQueryClient();
  const userId = useSession()?.id;
  const follow = () => {
    void client.invalidateQueries({ queryKey: registrationKeys.lists() });
    void client.invalidateQueries({ queryKey: registrationKeys.everyFigure() });
    void client.invalidateQueries({ queryKey: registrationKeys.details() });
  };
  useRealtimeEvent(
    userId ? notificationsChannel(userId) : null,
    NOTIFICATION_SENT,
    notificationSentSchema,
    ({ source, receipt_id: receipt }) => {
      if (source === 'approval' && receipt === undefined) follow();
    },
    follow,
  );
  useReconnected(follow);
}
