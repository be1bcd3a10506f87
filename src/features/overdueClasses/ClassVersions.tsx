import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { WaitingChange } from '@/components/WaitingChange/WaitingChange';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import { useWithdrawChange } from '@/lib/changes/useWithdrawChange';
import { beginsLetterDays } from '@/lib/collection/letterDays';
import type { OverdueClassesMaster } from '@/lib/contract/overdueClasses';
import { classVersionsOptions } from './api/overdueClasses.queries';
import { ClassEditor } from './ClassEditor';
import { ClassRemoving } from './ClassRemoving';
import { ClassVersion } from './components/ClassVersion';
import { LETTERS_OPEN } from './domain/letterDaysForm';
import { LetterDaysEditor } from './LetterDaysEditor';

/** Kelas Tunggakan: collectibility, buckets and warning letters by DPD, in versions by day. */
export function ClassVersions() {
  const { data, error, isFetching, refetch } = useQuery(classVersionsOptions());
  const { withEnded, showEnded, open } = useOpenedRecord();
  const withdrawing = useWithdrawChange();
  const [removing, setRemoving] = useState<OverdueClassesMaster | null>(null);
  const handleRetry = () => void refetch();
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  const today = data?.today ?? '';
  const rows = data?.rows.filter((row) => withEnded || row.valid_to === null || row.valid_to >= today);
  const { waiting } = data ?? {};
  return (
    <PageParts>
      <CheckField label="Tampilkan yang berakhir" checked={withEnded} onChange={showEnded} />
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {waiting && (
        <WaitingChange
          change={waiting}
          busy={withdrawing.isPending}
          problem={withdrawing.problem}
          onWithdraw={() => withdrawing.send(waiting)}
        />
      )}
      {!rows && <SkeletonLines lines={10} />}
      {rows?.length === 0 && (
        <EmptyState title="Belum ada Kelas Tunggakan">Hubungi pengelola server.</EmptyState>
      )}
      {rows?.map((row) => (
        <ClassVersion
          key={row.id}
          row={row}
          today={today}
          actions={
            row.valid_from > today && (
              <>
                {!beginsLetterDays(row, data?.rows[data.rows.indexOf(row) + 1]) && (
                  <Button onClick={() => setRemoving(row)}>Hapus</Button>
                )}
                <Button onClick={() => open(row.id)}>Ubah</Button>
              </>
            )
          }
        />
      ))}
      {data && <Opened rows={data.rows} today={today} />}
      {removing && <ClassRemoving row={removing} onClose={() => setRemoving(null)} />}
    </PageParts>
  );
}

interface OpenedProps {
  rows: readonly OverdueClassesMaster[];
  today: string;
}

/** What the address says is open: a version that is changed, a new one, or other days of letters. */
function Opened({ rows, today }: OpenedProps) {
  const { opened, close } = useOpenedRecord();
  const [newest] = rows;
  if (opened === 'new' && newest) {
    return <ClassEditor row={newest} mode="follow" today={today} onClose={close} />;
  }
  if (opened === LETTERS_OPEN && newest) return <LetterDaysEditor row={newest} onClose={close} />;
  const at = rows.findIndex(({ id }) => String(id) === opened);
  const row = rows[at];
  if (!row || row.valid_from <= today) return null;
  return (
    <ClassEditor key={row.id} row={row} mode="change" before={rows[at + 1]} today={today} onClose={close} />
  );
}
