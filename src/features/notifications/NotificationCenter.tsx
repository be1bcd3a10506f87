import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { NotificationCenterProps } from './NotificationOverlay';

const NotificationOverlay = lazyOverlay(() => import('./NotificationOverlay'), byOnClose);

/** Asks for the drawer's code ahead of its first opening. A failure shows when it is opened. */
export const preloadNotificationCenter = NotificationOverlay.prefetch;

/** The notification drawer. Its code arrives when it is first opened; from then on it stays. */
export function NotificationCenter(props: NotificationCenterProps) {
  const { open } = props;
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted && (open || NotificationOverlay.isLoaded()) ? <NotificationOverlay {...props} /> : null;
}
