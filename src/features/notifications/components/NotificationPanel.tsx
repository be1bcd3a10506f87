import Close from '@mui/icons-material/CloseRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { formatNumber } from '@/lib/format/rupiah';
import { InboxView, type InboxViewProps } from './InboxView';
import styles from './NotificationPanel.module.css';

export interface NotificationPanelProps extends InboxViewProps {
  /** Unread number; undefined while unknown. */
  unread: number | undefined;
  /** All are being marked as read. */
  markingAll?: boolean;
  /** Why a read was taken back; what was shown as read is unread again. */
  failure?: string | undefined;
  /** 'Tandai Baca Semua' was pressed (SPEC 2). */
  onMarkAll: () => void;
  /** The notice of a failure was closed. */
  onDismissFailure?: () => void;
  /** Asked to be closed. */
  onClose?: () => void;
}

/** What the notification drawer holds (SPEC 2): Refresh, '(n) Tandai Baca Semua', the list, Load More. */
export function NotificationPanel({
  unread,
  markingAll = false,
  failure,
  onMarkAll,
  onDismissFailure,
  onClose,
  ...inbox
}: NotificationPanelProps) {
  return (
    <section className={styles.root}>
      <header>
        <h2 id={PANEL_TITLE_ID}>Notifikasi</h2>
        {onClose && (
          <IconButton label="Tutup notifikasi" onClick={onClose}>
            <Close aria-hidden />
          </IconButton>
        )}
      </header>
      <div data-part="actions">
        <Button
          kind="quiet"
          icon={<Refresh aria-hidden />}
          busy={inbox.refreshing ?? false}
          onClick={inbox.onRefresh}
        >
          Refresh
        </Button>
        <Button kind="quiet" busy={markingAll} disabled={unread === 0 && !markingAll} onClick={onMarkAll}>
          {unread === undefined ? 'Tandai Baca Semua' : `(${formatNumber(unread)}) Tandai Baca Semua`}
        </Button>
      </div>
      {failure && (
        <div data-part="failure">
          <InlineAlert
            tone="danger"
            action={
              onDismissFailure && (
                <Button kind="quiet" onClick={onDismissFailure}>
                  Tutup
                </Button>
              )
            }
          >
            {failure}
          </InlineAlert>
        </div>
      )}
      <InboxView {...inbox} />
    </section>
  );
}

/** Names the drawer for screen readers. */
export const PANEL_TITLE_ID = 'notification-panel-title';
