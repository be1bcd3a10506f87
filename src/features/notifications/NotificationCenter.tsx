import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { NotificationCenterProps } from './NotificationDesk';

const loadDesk = () => import('./NotificationDesk');

/** Asks for the drawer's code ahead of its first opening. A failure shows when it is opened. */
export const preloadNotificationCenter = (): void => void loadDesk().catch(() => undefined);

/** The notification drawer. Its code arrives when it is first opened. */
export function NotificationCenter(props: NotificationCenterProps) {
  const { open, onClose } = props;
  const [Desk, setDesk] = useState<ComponentType<NotificationCenterProps>>();
  const toast = useToast();
  const handleFailed = useEffectEvent(() => {
    toast.show({
      tone: 'danger',
      message: 'Notifikasi gagal dibuka. Periksa jaringan, lalu coba lagi atau muat ulang halaman.',
    });
    onClose();
  });
  useEffect(() => {
    if (!open || Desk) return undefined;
    let gone = false;
    loadDesk().then(
      (module) => !gone && setDesk(() => module.default),
      () => !gone && handleFailed(),
    );
    return () => {
      gone = true;
    };
  }, [open, Desk]);
  return Desk ? <Desk {...props} /> : null;
}
