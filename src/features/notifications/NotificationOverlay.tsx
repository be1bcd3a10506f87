import { useEffect, useRef, useState } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { Notification } from '@/lib/contract/notifications';
import { useInbox } from './api/useInbox';
import { useReading } from './api/useReading';
import { useUnreadCount } from './api/useUnreadCount';
import { NotificationDrawer } from './components/NotificationDrawer';
import { NotificationPanel, type NotificationPanelProps } from './components/NotificationPanel';

export interface NotificationCenterProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to be closed. */
  onClose: () => void;
  /** Where an item leads (SPEC 2); null: opening it only reads it. */
  pathOf: (notification: Notification) => string | null;
  /** Address of the receipt that an item is about; null: none, or not for this person. */
  receiptHrefOf?: (notification: Notification) => string | null;
  /** An item that leads somewhere was opened. */
  onNavigate: (path: string) => void;
}

/** The drawer with its data. It stays when closed, so that a read which fails after that is still told. */
export default function NotificationOverlay({
  open,
  onClose,
  pathOf,
  receiptHrefOf,
  onNavigate,
}: NotificationCenterProps) {
  const [failure, setFailure] = useState<string>();
  const tell = useFailureTeller(open, setFailure);
  const { markRead, markAll, ...reading } = useReading(tell);
  const unread = useUnreadCount();

  function handleOpen(row: Notification) {
    setFailure(undefined);
    markRead(row);
    const place = pathOf(row);
    if (place === null) return;
    onClose();
    onNavigate(place);
  }

  // The link goes there by itself.
  function handleFollow(row: Notification) {
    markRead(row);
    onClose();
  }

  function handleMarkAll() {
    setFailure(undefined);
    markAll();
  }

  return (
    <NotificationDrawer open={open} onClose={onClose}>
      <LivePanel
        {...reading}
        unread={unread}
        failure={failure}
        onOpen={handleOpen}
        receiptHrefOf={receiptHrefOf}
        onFollow={handleFollow}
        onMarkAll={handleMarkAll}
        onDismissFailure={() => setFailure(undefined)}
        onClose={onClose}
      />
    </NotificationDrawer>
  );
}

type InboxProps = ReturnType<typeof useInbox>;

/** Rendered only while the drawer is open: the list is fetched and kept live just then. */
function LivePanel(props: Omit<NotificationPanelProps, keyof InboxProps>) {
  return <NotificationPanel {...props} {...useInbox()} />;
}

/** In the open drawer a failure stands above the list; when it is closed a toast says it. */
function useFailureTeller(open: boolean, show: (message: string) => void) {
  const toast = useToast();
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);
  return (message: string) => {
    if (isOpen.current) show(message);
    else toast.show({ tone: 'danger', message });
  };
}
