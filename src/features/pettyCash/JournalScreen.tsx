import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Pagination } from '@/components/Pagination/Pagination';
import { ListTable } from '@/components/RecordList/ListTable';
import { Select } from '@/components/Select/Select';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { JournalQuery } from '@/lib/contract/pettyJournal';
import { journalOptions } from './api/pettyCash.queries';
import { JournalPeriodBar } from './components/JournalPeriodBar';
import { JournalSum } from './components/JournalSum';
import { JOURNAL_VIEW } from './components/journalView';
import { useJournalPlace } from './useJournalPlace';

/** Vouchers on one page of a journal. */
const PAGE_SIZE = 100;

/** Jurnal Petty Cash: every voucher of an office and period in the order in which it moved money, and its sum. */
export function JournalScreen() {
  const { of, office, offices, period, problem, today, page, change } = useJournalPlace();
  return (
    <PageParts apart>
      <JournalPeriodBar {...{ period, today, problem }} onChange={(next) => change({ ...period, ...next })}>
        {offices.length > 1 && (
          <Select
            label="Kantor"
            value={String(office ?? '')}
            options={offices.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(chosen) => change({ office: Number(chosen) })}
          />
        )}
      </JournalPeriodBar>
      {of && <Journal of={of} page={page} onPage={(next) => change({ page: next })} />}
    </PageParts>
  );
}

interface JournalProps {
  of: JournalQuery;
  page: number;
  onPage: (page: number) => void;
}

function Journal({ of, page, onPage }: JournalProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(journalOptions(of, page));
  const handleRetry = () => void refetch();
  if (!data && error)
    return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} filtered />;
  return (
    <>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {data && <JournalSum journal={data} />}
      <ListTable
        view={JOURNAL_VIEW}
        rows={data?.rows}
        loading={isPlaceholderData}
        empty={
          <EmptyState title="Tidak ada voucher dalam masa ini">
            Saldo awal dan saldo akhirnya sama.
          </EmptyState>
        }
      />
      {data && data.count > PAGE_SIZE && (
        <Pagination
          page={page}
          size={PAGE_SIZE}
          count={data.count}
          busy={isPlaceholderData}
          onPage={onPage}
        />
      )}
    </>
  );
}
