import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';

/** Records of one kind that only this device has. */
export interface UnsentKind {
  /** What they are, in a word: `survei`. */
  noun: string;
  count: number;
  /** Address of the page that sends them. */
  href: string;
}

export interface UnsentMessageProps {
  /** What only this device has, by kind; null: what reads them could not be loaded. */
  kinds: readonly UnsentKind[] | null;
  /** Out all the same. */
  onLeave: () => void;
  /** Reads them again. */
  onRetry: () => void;
}

/** Before somebody signs out who works on the way: records would be left on this device, or nobody knows whether there are any. */
export function UnsentMessage({ kinds, onLeave, onRetry }: UnsentMessageProps) {
  const leave = (
    <Button kind="danger" onClick={onLeave}>
      Keluar juga
    </Button>
  );
  if (kinds === null) {
    return (
      <MessagePage
        picture="later"
        title="Isi perangkat belum dapat diperiksa"
        actions={
          <>
            {leave}
            <Button kind="primary" onClick={onRetry}>
              Coba lagi
            </Button>
          </>
        }
      >
        Belum diketahui apakah ada yang belum terkirim di perangkat ini. Periksa jaringan, lalu coba lagi.
        Bila Anda keluar, yang ada tetap tersimpan di sini.
      </MessagePage>
    );
  }
  return (
    <MessagePage
      picture="later"
      title={`${kinds.map(({ count, noun }) => `${count} ${noun}`).join(' dan ')} belum terkirim`}
      actions={
        <>
          {leave}
          <LinkButton kind="primary" href={kinds[0]?.href ?? '/'}>
            Kirim dahulu
          </LinkButton>
        </>
      }
    >
      Isinya hanya ada di perangkat ini. Bila Anda keluar, semuanya tetap tersimpan di sini, tidak terlihat
      orang lain, dan dikirim setelah Anda masuk lagi di perangkat ini.
    </MessagePage>
  );
}
