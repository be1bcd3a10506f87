import { useQueryClient } from '@tanstack/react-query';
import { changeNotificationSettings, type MutableGroup } from '@/lib/contract/notificationSettings';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { ownAccountKeys } from './ownAccount.queries';

/** Switches one group of notifications on or off. */
export function useChangeNotifications() {
  const client = useQueryClient();
  return useWrite({
    send: ({ group, wanted }: { group: MutableGroup; wanted: boolean }, idempotencyKey) =>
      call(changeNotificationSettings, { params: { group }, body: { wanted }, idempotencyKey }),
    onSuccess: (settings) => client.setQueryData(ownAccountKeys.notifications(), settings),
  });
}
