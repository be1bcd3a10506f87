import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { RecordTable } from '@/components/RecordList/RecordTable';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { cashiersOptions } from './api/cashierDay.queries';
import { cashierView, NoCashiers } from './components/cashierView';
import { daySearch } from './domain/dayAddress';

export interface CashierListProps {
  /** Null: today. */
  day: string | null;
  /** By day of entry or of payment. */
  by: ReceiptDay;
  /** Where it leads. */
  href: string;
}

/** The office's cashiers on a day; each leads to its day. */
export function CashierList({ day, by, href }: CashierListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(cashiersOptions(day, by));
  const columns = useColumnChoice('kasir');
  const shownBy = data?.by ?? by;
  const view = useMemo(() => cashierView(shownBy), [shownBy]);
  const hrefOf = useCallback((staffId: number) => href + daySearch({ day, staffId, by }), [href, day, by]);
  if (error && !data)
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <PageParts>
      <RecordTable
        view={view}
        columns={columns}
        rows={data?.rows}
        hrefOf={hrefOf}
        loading={isPlaceholderData}
        empty={<NoCashiers by={shownBy} />}
      />
    </PageParts>
  );
}
