import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';

export interface UnsentMessageProps {
  /** Visits that only this device has; null: what reads them could not be loaded. */
  count: number | null;
  /** Address of the page that sends them. */
  surveysHref: string;
  /** Out all the same. */
  onLeave: () => void;
  /** Reads them again. */
  onRetry: () => void;
}

/** Before a surveyor signs out: visits would be left on this device, or it cannot be said whether there are any. */
export function UnsentMessage({ count, surveysHref, onLeave, onRetry }: UnsentMessageProps) {
  const leave = (
    <Button kind="danger" onClick={onLeave}>
      Keluar juga
    </Button>
  );
  if (count === null) {
    return (
      <MessagePage
        picture="later"
        title="Survei belum dapat diperiksa"
        actions={
          <>
            {leave}
            <Button kind="primary" onClick={onRetry}>
              Coba lagi
            </Button>
          </>
        }
      >
        Belum diketahui apakah ada survei yang belum terkirim di perangkat ini. Periksa jaringan, lalu coba
        lagi. Bila Anda keluar, survei yang ada tetap tersimpan di sini.
      </MessagePage>
    );
  }
  return (
    <MessagePage
      picture="later"
      title={`${count} survei belum terkirim`}
      actions={
        <>
          {leave}
          <LinkButton kind="primary" href={surveysHref}>
            Kirim dahulu
          </LinkButton>
        </>
      }
    >
      Survei itu hanya ada di perangkat ini. Bila Anda keluar, survei tetap tersimpan di sini, tidak terlihat
      orang lain, dan dikirim setelah Anda masuk lagi di perangkat ini.
    </MessagePage>
  );
}
