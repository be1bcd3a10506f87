import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import type { Notification } from '@/lib/contract/notifications';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { LoadMore } from './LoadMore';
import { NotificationList, type NotificationListProps } from './NotificationList';
import { NotificationSkeleton } from './NotificationSkeleton';
import styles from './InboxView.module.css';

export interface InboxViewProps {
  /** Undefined until the first page is there. */
  rows: readonly Notification[] | undefined;
  /** How many there are in all. */
  total: number;
  /** There are more than are loaded. */
  hasMore: boolean;
  /** Whether nobody has read it yet. */
  isUnread: (row: Notification) => boolean;
  /** The first page, or a refresh, failed. Loaded rows stay. */
  error?: unknown;
  /** Newer ones are being fetched. */
  refreshing?: boolean;
  /** Older ones are being fetched. */
  loadingMore?: boolean;
  /** The next page failed; loaded rows stay. */
  moreError?: unknown;
  /** One of them was chosen. */
  onOpen: (row: Notification) => void;
  /** Address of the receipt that one is about; null: none, or not for this person. */
  receiptHrefOf?: NotificationListProps['receiptHrefOf'];
  /** The way to a receipt was taken. */
  onFollow?: NotificationListProps['onFollow'];
  /** 'Refresh' was pressed (SPEC 2). */
  onRefresh: () => void;
  /** 'Load More' was pressed (SPEC 2). */
  onLoadMore: () => void;
}

/** The notifications themselves, in every state they can be in. */
export function InboxView({
  rows,
  total,
  hasMore,
  isUnread,
  error,
  refreshing = false,
  loadingMore = false,
  moreError,
  onOpen,
  receiptHrefOf,
  onFollow,
  onRefresh,
  onLoadMore,
}: InboxViewProps) {
  if (!rows) {
    return error ? (
      <div className={styles.place}>
        <ErrorState error={error} onRetry={onRefresh} retrying={refreshing} />
      </div>
    ) : (
      <NotificationSkeleton />
    );
  }
  return (
    <>
      {error ? <StaleNotice error={error} /> : null}
      {rows.length === 0 ? (
        <div className={styles.place}>
          <EmptyState title="Tidak Ada Notif">Pemberitahuan untuk Anda akan tampil di sini.</EmptyState>
        </div>
      ) : (
        <>
          <NotificationList
            rows={rows}
            isUnread={isUnread}
            onOpen={onOpen}
            receiptHrefOf={receiptHrefOf}
            onFollow={onFollow}
          />
          {moreError ? (
            <div className={styles.failure}>
              <InlineAlert tone="danger" title="Halaman berikutnya gagal dimuat">
                {errorMessage(moreError)} Yang sudah dimuat tetap ada.
              </InlineAlert>
            </div>
          ) : null}
          <LoadMore loaded={rows.length} total={total} hasMore={hasMore}>
            {(ref) => (
              <Button ref={ref} busy={loadingMore} disabled={refreshing} onClick={onLoadMore}>
                Load More
              </Button>
            )}
          </LoadMore>
        </>
      )}
    </>
  );
}

/** Says that what is shown may be old, and why. */
function StaleNotice({ error }: { error: unknown }) {
  if (error instanceof ApiError && error.kind === 'offline') {
    return <OfflineNotice>Tidak tersambung. Yang terakhir dimuat tetap tampil.</OfflineNotice>;
  }
  return (
    <div className={styles.failure}>
      <InlineAlert tone="warning" title="Gagal memuat yang terbaru">
        {errorMessage(error)} Yang terakhir dimuat tetap tampil.
      </InlineAlert>
    </div>
  );
}
