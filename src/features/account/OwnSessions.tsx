import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useToast } from '@/components/Toast/useToast';
import type { OwnSession } from '@/lib/contract/account';
import { ApiError, errorMessage } from '@/lib/http/ApiError';
import { sessionsQuery } from './api/sessions.queries';
import { useEndSessions } from './api/useEndSessions';
import { SessionList } from './components/SessionList';
import { deviceName } from '@/lib/labels/deviceName';

export interface OwnSessionsProps {
  /** Every session was ended, this one too: what is left is to leave. */
  onAllEnded: () => void;
}

/** One's own sessions with ending them: asked once more for all of them, at once for one. */
export function OwnSessions({ onAllEnded }: OwnSessionsProps) {
  const toast = useToast();
  const [asking, setAsking] = useState<'others' | 'all' | null>(null);
  const { data, error, isPending, isFetching, refetch } = useQuery(sessionsQuery());
  const end = useEndSessions();

  function handleEnd(which: OwnSession | 'others' | 'all') {
    end.send(typeof which === 'string' ? which : which.id, {
      onSuccess: (ended) =>
        which === 'all'
          ? onAllEnded()
          : toast.tell({ message: endedText(which, ended), next: 'Sesi ini tetap berjalan.' }),
      onError: (failure) =>
        toast.show({ tone: 'danger', message: `Sesi belum diakhiri. ${errorMessage(failure)}` }),
    });
  }

  if (isPending) return <SkeletonLines lines={4} />;
  if (!data) {
    const isMissing = error instanceof ApiError && error.status === 404;
    if (isMissing) return <p>Server ini belum menyediakan daftar sesi.</p>;
    return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const others = data.rows.filter((row) => !row.is_current).length;
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      <SessionList
        sessions={data.rows}
        ending={end.pending}
        onEnd={handleEnd}
        onEndOthers={() => setAsking('others')}
        onEndAll={() => setAsking('all')}
      />
      <ConfirmDialog
        open={asking !== null}
        kind="danger"
        title={asking === 'all' ? 'Akhiri semua sesi?' : `Akhiri ${others} sesi lain?`}
        confirmLabel="Akhiri semua"
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          if (asking) handleEnd(asking);
        }}
      >
        {asking === 'all'
          ? 'Semua perangkat langsung keluar, juga perangkat ini. Yang belum terkirim hilang.'
          : 'Perangkat lain langsung keluar. Yang belum terkirim di sana hilang. Perangkat ini tetap masuk.'}
      </ConfirmDialog>
    </>
  );
}

const endedText = (which: OwnSession | 'others', ended: number) =>
  which === 'others'
    ? `${ended} sesi lain sudah diakhiri.`
    : `Sesi ${deviceName(which.device)} sudah diakhiri.`;
