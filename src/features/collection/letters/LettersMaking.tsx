import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { LetterBatch } from '@/lib/contract/letterBatches';
import { formatNumber } from '@/lib/format/rupiah';
import { filterQuery } from '@/lib/list/listState';
import { useListState } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { letterBatchesOptions, letterBatchOptions, letterPreviewOptions } from './api/letters.queries';
import { useLetterBatch } from './api/useLetterBatch';
import { OVERDUE } from '../overdue/domain/overdueList';
import { LetterCounts } from './components/LetterCounts';
import { SkippedContracts } from './components/SkippedContracts';
import styles from './LettersMaking.module.css';

const LetterPrinting = lazyOverlay(() => import('./LetterPrinting'), byOnClose);

export interface LettersMakingProps {
  /** Asked to be closed. */
  onClose: () => void;
}

const TITLE = 'Buat surat peringatan';

/** Letters for all contracts of the list's filters: counted first, made in groups, gone on with after a cut, printed. */
export default function LettersMaking({ onClose }: LettersMakingProps) {
  const { state } = useListState(OVERDUE);
  const filter = filterQuery(OVERDUE, state);
  const [batch, setBatch] = useState<LetterBatch | null>(null);
  const [printing, setPrinting] = useState(false);
  const work = useLetterBatch(setBatch);
  const preview = useQuery({ ...letterPreviewOptions(filter), enabled: batch === null });
  const unfinished = useQuery(letterBatchesOptions()).data?.rows.find((one) => one.finished_at === null);
  const offices = useQuery(officesQuery()).data;
  const nameOf = (id: number) => offices?.find((one) => one.id === id)?.name ?? '';
  if (printing && batch) return <LetterPrinting of={batch} onClose={() => setPrinting(false)} />;
  const problem = work.problem && (
    <InlineAlert tone="danger" title={batch ? 'Terhenti sebelum selesai' : 'Belum dibuat'}>
      {work.problem} {batch && 'Surat yang sudah dibuat tetap ada; tekan Lanjutkan.'}
    </InlineAlert>
  );
  if (batch) {
    const all = batch.made + batch.left;
    return (
      <Dialog
        open
        title={TITLE}
        changed={false}
        busy={work.isPending}
        onClose={onClose}
        actions={
          <>
            {work.isPending ? (
              <Button onClick={work.stop}>Berhenti dulu</Button>
            ) : (
              <Button onClick={onClose}>Tutup</Button>
            )}
            {!work.isPending && batch.left > 0 && (
              <Button kind="primary" onClick={() => work.send({ id: batch.id })}>
                Lanjutkan
              </Button>
            )}
            {batch.finished_at !== null && batch.made > 0 && (
              <Button kind="primary" onClick={() => setPrinting(true)}>
                Cetak semua
              </Button>
            )}
          </>
        }
      >
        {problem}
        {batch.finished_at === null ? (
          <ProgressBar
            label="Surat dibuat"
            value={batch.made}
            max={all}
            valueText={`${formatNumber(batch.made)} dari ${formatNumber(all)} surat`}
          />
        ) : (
          <Finished id={batch.id} made={batch.made} />
        )}
      </Dialog>
    );
  }
  const { data, error } = preview;
  const due = data?.due.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Dialog
      open
      title={TITLE}
      changed={false}
      busy={work.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            kind="primary"
            busy={work.isPending}
            busyLabel="Membuat…"
            disabled={due === 0}
            onClick={() => work.send({ filter, due })}
          >
            {due === 0 ? 'Buat surat' : `Buat ${formatNumber(due)} surat`}
          </Button>
        </>
      }
    >
      {problem}
      {unfinished && (
        <InlineAlert tone="warning" title={`${formatNumber(unfinished.left)} surat belum selesai dibuat`}>
          <p>
            Dimulai {unfinished.started_by.name}, kantor {nameOf(unfinished.office_id)}.
          </p>
          <Button
            busy={work.isPending}
            onClick={() => {
              setBatch(unfinished);
              work.send({ id: unfinished.id });
            }}
          >
            Lanjutkan
          </Button>
        </InlineAlert>
      )}
      {data ? (
        <>
          <p className={styles.total}>
            {formatNumber(data.total)} kontrak kantor {nameOf(data.office_id)} menurut filter daftar.
            {due === 0 && ' Tidak ada surat yang waktunya tiba.'}
          </p>
          <LetterCounts due={data.due} none={data.none} />
        </>
      ) : error ? (
        <ListErrorState error={error} retrying={preview.isFetching} onRetry={() => void preview.refetch()} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Dialog>
  );
}

/** What a batch came to. */
function Finished({ id, made }: Pick<LetterBatch, 'id' | 'made'>) {
  const { data } = useQuery(letterBatchOptions(id));
  // Where all of them are named, their reasons stand beside them.
  const without = data?.none.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <>
      <InlineAlert tone="success" title={`${formatNumber(made)} surat dibuat`}>
        Cetak, kirim, lalu catat pengirimannya.
      </InlineAlert>
      {data && data.none.length > 0 && (
        <section className={styles.none}>
          <h3>Tanpa surat</h3>
          {data.skipped.length < without && <LetterCounts due={[]} none={data.none} />}
          <SkippedContracts skipped={data.skipped} />
        </section>
      )}
    </>
  );
}
