import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { useSession } from '@/lib/session/useSession';
import { useAskRows } from './api/useAskRows';
import { isAtWork } from './domain/batchFigures';

export interface HeldRowsProps {
  /** The statement. */
  batch: ImportBatch;
}

const WHO =
  'Diputuskan penyetuju kantor ini yang tidak ikut mengunggah, memposting, atau memilih kontraknya, di halaman Persetujuan.';

/** Rows that one person alone can't post, and what waits about them for a second one. */
export function HeldRows({ batch }: HeldRowsProps) {
  const toast = useToast();
  const isCashier = useSession()?.access.is_credit_add === 1;
  const [asking, setAsking] = useState(false);
  const { ask, withdraw, isPending, problem } = useAskRows(batch, ({ request }) => {
    const done = () => setAsking(false);
    if (!request)
      return toast.tell(
        { message: 'Permintaan ditarik kembali.', next: 'Barisnya tetap belum diposting.' },
        done,
      );
    toast.tell({ message: `Persetujuan ${formatNumber(request.rows)} baris diminta.`, next: WHO }, done);
  });
  const { held, request } = batch;
  if (!isAtWork(batch)) return null;
  if (request) {
    return (
      <InlineAlert
        tone="info"
        title={`${formatNumber(request.rows)} baris menunggu persetujuan orang kedua`}
        action={
          request.may_withdraw && (
            <Button kind="quiet" busy={isPending} busyLabel="Menarik…" onClick={withdraw}>
              Tarik kembali
            </Button>
          )
        }
      >
        Diminta {request.request_by.name}, {formatInstant(request.requested_at)}. {WHO} Baris cocok lainnya
        boleh diposting sekarang. {problem}
      </InlineAlert>
    );
  }
  if (held.to_ask === 0 || !isCashier) return null;
  return (
    <>
      <InlineAlert
        tone="warning"
        title={`${formatNumber(held.to_ask)} baris perlu disetujui orang kedua`}
        action={
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Minta persetujuan
          </Button>
        }
      >
        Baris itu menyebut kontrak lain, seperti sudah diposting dari mutasi lain, atau tanggalnya lebih lama
        daripada batas jabatan Anda. Sebelum disetujui tidak ikut diposting: {formatNumber(held.rows)} baris,{' '}
        {formatRupiah(held.amount)}, termasuk baris sesudahnya pada kontrak yang sama.
      </InlineAlert>
      {asking && (
        <ReasonDialog
          open
          title={`Minta persetujuan ${formatNumber(held.to_ask)} baris?`}
          confirmLabel="Minta persetujuan"
          busy={isPending}
          error={problem}
          onConfirm={ask}
          onCancel={() => setAsking(false)}
        >
          <p>
            {WHO} Keputusannya berlaku untuk persis baris ini; kontrak yang dipilih lain sesudahnya diminta
            lagi.
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
