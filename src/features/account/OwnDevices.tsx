import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useToast } from '@/components/Toast/useToast';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { deviceName } from '@/lib/labels/deviceName';
import { knownDevicesQuery, useForgetDevice } from './api/knownDevices';
import { KnownDeviceList } from './components/KnownDeviceList';

/** The devices that one has signed in on, with forgetting them. */
export function OwnDevices() {
  const toast = useToast();
  const { data, error, isPending, isFetching, refetch } = useQuery(knownDevicesQuery());
  const forget = useForgetDevice();

  if (isPending) return <SkeletonLines lines={3} />;
  if (!data) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (isMissing) return <p>Server ini belum menyediakan daftar perangkat.</p>;
    return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      <p>
        Di perangkat berikut Anda tetap dapat masuk, walau orang lain salah menebak kata sandi Anda di tempat
        lain.
      </p>
      <KnownDeviceList
        devices={data.rows}
        forgetting={forget.pending}
        onForget={({ id, device }) =>
          forget.send(id, {
            onSuccess: ({ ended }) =>
              toast.tell({
                message: `${deviceName(device)} sudah dilupakan.`,
                next: `${ended} sesi di sana diakhiri.`,
              }),
            onError: (failure) =>
              toast.show({
                tone: 'danger',
                message: `Perangkat belum dilupakan. ${errorMessage(failure)}`,
              }),
          })
        }
      />
    </>
  );
}
