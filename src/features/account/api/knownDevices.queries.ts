import { queryOptions } from '@tanstack/react-query';
import { listKnownDevices } from '@/lib/contract/knownDevices';
import { call } from '@/lib/http/request';
import { ownAccountKeys } from './ownAccount.queries';

/** Devices that one has signed in on. */
export const knownDevicesQuery = () =>
  queryOptions({
    queryKey: ownAccountKeys.devices(),
    queryFn: ({ signal }) => call(listKnownDevices, { signal }),
  });
