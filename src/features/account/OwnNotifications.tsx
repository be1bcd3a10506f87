import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useToast } from '@/components/Toast/useToast';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { notificationSettingsQuery } from './api/ownAccount.queries';
import { useChangeNotifications } from './api/useChangeNotifications';
import { NotificationChoices } from './components/NotificationChoices';

/** Which notifications one wants; each choice is sent at once. */
export function OwnNotifications() {
  const toast = useToast();
  const { data, error, isPending, isFetching, refetch } = useQuery(notificationSettingsQuery());
  const change = useChangeNotifications();

  if (isPending) return <SkeletonLines lines={4} />;
  if (!data) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (isMissing) return <p>Server ini belum menyediakan pilihan notifikasi.</p>;
    return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      <NotificationChoices
        muted={data.muted}
        saving={change.isPending}
        onChange={(group, wanted) =>
          change.send(
            { group, wanted },
            {
              onError: (failure) =>
                toast.show({ tone: 'danger', message: `Pilihan belum tersimpan. ${errorMessage(failure)}` }),
            },
          )
        }
      />
    </>
  );
}
