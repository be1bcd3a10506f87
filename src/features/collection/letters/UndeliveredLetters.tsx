import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { LETTER_PAGE_SIZE } from '@/lib/contract/letterTerms';
import { formatNumber } from '@/lib/format/rupiah';
import { undeliveredOptions } from './api/letters.queries';
import { LetterList } from './components/LetterList';
import { useLetterActs } from './useLetterActs';

export interface UndeliveredLettersProps {
  /** Asked to be closed. */
  onClose: () => void;
}

/** Letters whose delivery is not recorded, oldest first; recorded here as they come back. */
export default function UndeliveredLetters({ onClose }: UndeliveredLettersProps) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(undeliveredOptions(page));
  const { actsOf, opened } = useLetterActs(data?.today ?? '');
  const more = data && page * LETTER_PAGE_SIZE < data.count;
  return (
    <>
      <Dialog
        open={!opened}
        size="large"
        title="Surat yang pengirimannya belum dicatat"
        onClose={onClose}
        actions={
          <>
            {page > 1 && <Button onClick={() => setPage(page - 1)}>Sebelumnya</Button>}
            {more && <Button onClick={() => setPage(page + 1)}>Berikutnya</Button>}
            <Button onClick={onClose}>Tutup</Button>
          </>
        }
      >
        {data ? (
          data.rows.length === 0 ? (
            <EmptyState title="Semua pengiriman sudah dicatat" />
          ) : (
            <>
              <p>{formatNumber(data.count)} surat, yang terlama lebih dulu.</p>
              <LetterList letters={data.rows} named actsOf={actsOf} />
            </>
          )
        ) : error ? (
          <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonLines lines={8} />
        )}
      </Dialog>
      {opened}
    </>
  );
}
