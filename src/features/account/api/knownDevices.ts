import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { forgetKnownDevice, listKnownDevices } from '@/lib/contract/knownDevices';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { ownAccountKeys } from './ownAccount.queries';
import { sessionKeys } from './sessions.queries';

/** Devices that one has signed in on. */
export const knownDevicesQuery = () =>
  queryOptions({
    queryKey: ownAccountKeys.devices(),
    queryFn: ({ signal }) => call(listKnownDevices, { signal }),
  });

/** Forgets one device; its sessions end. */
export function useForgetDevice() {
  const client = useQueryClient();
  return useWrite({
    send: (id: number, idempotencyKey) => call(forgetKnownDevice, { params: { id }, idempotencyKey }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ownAccountKeys.devices() });
      void client.invalidateQueries({ queryKey: sessionKeys.all() });
    },
  });
}
