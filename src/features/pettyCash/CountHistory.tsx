import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { Pagination } from '@/components/Pagination/Pagination';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { PettyCount } from '@/lib/contract/pettyCash';
import { PETTY_PAGE_SIZE } from '@/lib/contract/pettyTerms';
import { countsOptions } from './api/pettyCash.queries';
import { CountLines } from './components/CountLines';

export interface CountHistoryProps {
  /** Whose fund was counted. */
  office: { id: number; name: string };
  /** The holder wants to say why a surprise count differs. */
  onAnswer: (count: PettyCount) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Every count of an office's petty cash: closings, surprise counts with their answers, changes of holder. */
export function CountHistory({ office, onAnswer, onClose }: CountHistoryProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(countsOptions(office.id, page));
  return (
    <Dialog open size="medium" title={`Riwayat hitungan ${office.name}`} changed={false} onClose={onClose}>
      {!data && error && (
        <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && !error && <SkeletonLines lines={10} />}
      {data?.rows.length === 0 && (
        <EmptyState title="Belum pernah dihitung">Tutup hari dan hitung mendadak muncul di sini.</EmptyState>
      )}
      {data && data.rows.length > 0 && (
        <CountLines
          counts={data.rows}
          actOf={(count) =>
            count.may_answer && <Button onClick={() => onAnswer(count)}>Jelaskan selisih</Button>
          }
        />
      )}
      {data && data.count > PETTY_PAGE_SIZE && (
        <Pagination
          page={page}
          size={PETTY_PAGE_SIZE}
          count={data.count}
          countMore={data.count_more}
          busy={isPlaceholderData}
          onPage={setPage}
        />
      )}
    </Dialog>
  );
}
