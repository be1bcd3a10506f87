import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { BpkbBook } from '@/lib/contract/bpkbBook';
import { formatDate } from '@/lib/format/tanggal';
import { useReadyBook, useUnreadyBook } from './api/useBookWrites';
import { numberText } from './domain/bookWords';

interface ReadyingProps {
  /** The book. */
  book: BpkbBook;
  /** Done, or left. */
  onClose: () => void;
}

/** Says that a book may be fetched. */
export function MakingReady({ book, onClose }: ReadyingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useReadyBook(book);
  return (
    <ConfirmDialog
      open
      title="BPKB siap diserahkan?"
      confirmLabel="Siap diserahkan"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={() =>
        send(
          { version: book.version },
          {
            onSuccess: () =>
              toast.tell(
                {
                  message: 'BPKB siap diserahkan.',
                  next: 'Siapkan surat-surat saat pengambilnya datang.',
                },
                onClose,
              ),
          },
        )
      }
    >
      <p>
        {book.customer_name}, {numberText(book.number)}. Nasabah dapat mengambilnya
        {book.handing_from !== null && book.handing_from > book.today
          ? ` mulai ${formatDate(book.handing_from)}`
          : ' sejak sekarang'}
        .
      </p>
    </ConfirmDialog>
  );
}

/** Takes that back, with what was prepared. */
export function Unreadying({ book, onClose }: ReadyingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useUnreadyBook(book);
  return (
    <ReasonDialog
      open
      title="Batal siap diserahkan?"
      confirmLabel="Batal siap"
      cancelLabel="Tutup"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={(reason) =>
        send(
          { version: book.version, reason },
          {
            onSuccess: () =>
              toast.tell(
                { message: 'BPKB tidak lagi siap diserahkan.', next: 'BPKB tetap di tempatnya.' },
                onClose,
              ),
          },
        )
      }
    >
      <p>
        {book.prepared
          ? 'Yang sudah disiapkan untuk pengambilnya ikut terhapus.'
          : 'BPKB tetap di tempatnya.'}
      </p>
    </ReasonDialog>
  );
}
