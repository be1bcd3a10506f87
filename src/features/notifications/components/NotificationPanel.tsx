import Close from '@mui/icons-material/CloseRounded';
import Refresh from '@mui/icons-material/RefreshRounded';
import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, size, space } from '@/lib/theme/tokens';
import { InboxView, type InboxViewProps } from './InboxView';

export interface NotificationPanelProps extends InboxViewProps {
  /** Unread number; undefined while unknown. */
  unread: number | undefined;
  markingAll?: boolean;
  /** Why a read was taken back; what was shown as read is unread again. */
  failure?: string | undefined;
  onMarkAll: () => void;
  onDismissFailure?: () => void;
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
    <Root>
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
    </Root>
  );
}

/** Names the drawer for screen readers. */
export const PANEL_TITLE_ID = 'notification-panel-title';

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: 0,
  background: colour.surface,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: size.header,
    padding: `0 ${space(1)} 0 ${space(4)}`,
    '& h2': { fontSize: font.large, fontWeight: font.strong },
  },
  '& [data-part="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    padding: `0 ${space(2)} ${space(1)}`,
    borderBottom: `1px solid ${colour.line}`,
    '& button': { gap: space(1), padding: '0 6px', fontSize: 13, fontVariantNumeric: 'tabular-nums' },
    '& svg': { fontSize: 16 },
  },
  '& [data-part="failure"]': { padding: space(2), borderBottom: `1px solid ${colour.line}` },
});
