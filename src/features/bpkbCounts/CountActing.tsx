import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { TextArea } from '@/components/TextArea/TextArea';
import { useToast } from '@/components/Toast/useToast';
import type { BpkbCount } from '@/lib/contract/bpkbCounts';
import { formatNumber } from '@/lib/format/rupiah';
import { useSession } from '@/lib/session/useSession';
import { useCancelCount, useCloseCount, useFinishCount, useReopenCount } from './api/useCountWrites';
import { useUnsent } from './CountUnsent';
import { countName } from './domain/countWords';
import type { HeadAct } from './domain/headActs';

interface DoingProps {
  /** The count. */
  count: BpkbCount;
  /** Done, or left. */
  onClose: () => void;
}

export interface CountActingProps extends DoingProps {
  /** What is done. */
  act: HeadAct;
}

const DOING = { close: Closing, reopen: Reopening, finish: Finishing, cancel: Cancelling } as const;

/** The dialog of an act on a whole count. */
export default function CountActing({ act, ...props }: CountActingProps) {
  const Doing = DOING[act];
  return <Doing {...props} />;
}

function Closing({ count, onClose }: DoingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useCloseCount(count);
  const { waiting, refused } = useUnsent(useSession()?.id ?? '', count.id);
  const left = waiting + refused.reduce((sum, { codes }) => sum + codes, 0);
  return (
    <ConfirmDialog
      open
      title={`Tutup hitungan ${countName(count)}?`}
      confirmLabel="Tutup hitungan"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={() =>
        send(
          { version: count.version },
          {
            onSuccess: ({ differing }) =>
              toast.tell(
                {
                  message: `Hitungan ditutup: ${formatNumber(differing?.all ?? 0)} selisih.`,
                  next:
                    (differing?.open ?? 0) > 0
                      ? 'Selesaikan satu per satu; petugas lain menandatangani.'
                      : 'Petugas lain menandatangani.',
                },
                onClose,
              ),
          },
        )
      }
    >
      <p>
        {formatNumber(count.counted)} BPKB terhitung. Setelah ditutup, hasilnya dibandingkan dengan yang
        tercatat dan tidak ada yang dapat dihitung lagi.
      </p>
      {left > 0 && (
        <p role="alert">
          {formatNumber(left)} kode di perangkat ini belum terkirim dan tidak akan ikut. Kirim dahulu.
        </p>
      )}
      <p>Pastikan perangkat penghitung lain juga sudah mengirim semuanya.</p>
    </ConfirmDialog>
  );
}

function Reopening({ count, onClose }: DoingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useReopenCount(count);
  return (
    <ConfirmDialog
      open
      title={`Hitung lagi ${countName(count)}?`}
      confirmLabel="Hitung lagi"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={() =>
        send(
          { version: count.version },
          {
            onSuccess: () =>
              toast.tell(
                { message: 'Opname dibuka lagi.', next: 'Yang sudah dihitung tetap terhitung.' },
                onClose,
              ),
          },
        )
      }
    >
      <p>Hitungan dilanjutkan dengan isi yang dibekukan saat opname dimulai.</p>
    </ConfirmDialog>
  );
}

function Finishing({ count, onClose }: DoingProps) {
  const toast = useToast();
  const [note, setNote] = useState('');
  const { send, isPending, problem } = useFinishCount(count);
  return (
    <ConfirmDialog
      open
      title={`Tandatangani opname ${countName(count)}?`}
      confirmLabel="Tandatangani"
      cancelLabel="Batal"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={() =>
        send(
          { version: count.version, note: note.trim() },
          {
            onSuccess: () =>
              toast.tell(
                { message: 'Opname selesai.', next: 'Cetak berita acaranya untuk ditandatangani.' },
                onClose,
              ),
          },
        )
      }
    >
      <p>
        {formatNumber(count.differing?.all ?? 0)} selisih sudah diselesaikan. Setelah ditandatangani tidak ada
        yang berubah lagi.
      </p>
      <TextArea
        label="Catatan"
        value={note}
        maxLength={500}
        rows={2}
        readOnly={isPending}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}

function Cancelling({ count, onClose }: DoingProps) {
  const toast = useToast();
  const { send, isPending, problem } = useCancelCount(count);
  return (
    <ReasonDialog
      open
      title={`Batalkan opname ${countName(count)}?`}
      confirmLabel="Batalkan opname"
      kind="danger"
      busy={isPending}
      error={problem}
      onCancel={onClose}
      onConfirm={(reason) =>
        send(
          { version: count.version, reason },
          {
            onSuccess: () =>
              toast.tell(
                { message: 'Opname dibatalkan.', next: 'Yang sudah dihitung tidak berlaku.' },
                onClose,
              ),
          },
        )
      }
    >
      <p>{formatNumber(count.counted)} BPKB yang sudah dihitung tidak berlaku.</p>
    </ReasonDialog>
  );
}
