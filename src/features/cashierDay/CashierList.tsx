import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import type { Cashier } from '@/lib/contract/cashierDay';
import { cashiersOptions } from './api/cashierDay.queries';
import { CashierTable } from './components/CashierTable';
import { daySearch } from './domain/dayAddress';

export interface CashierListProps {
  /** Null: today. */
  day: string | null;
  href: string;
}

/** The office's cashiers on a day; each leads to its day. */
export function CashierList({ day, href }: CashierListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(cashiersOptions(day));
  const hrefOf = useCallback(
    ({ cashier }: Cashier) => href + daySearch({ day, staffId: cashier.id }),
    [href, day],
  );
  if (error && !data)
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <CashierTable rows={data?.rows} hrefOf={hrefOf} loading={isPlaceholderData} />;
}
