import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { cashiersOptions } from './api/cashierDay.queries';
import { CashierTable } from './components/CashierTable';
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
  const hrefOf = useCallback(
    ({ cashier }: Cashier) => href + daySearch({ day, staffId: cashier.id, by }),
    [href, day, by],
  );
  if (error && !data)
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <CashierTable rows={data?.rows} by={data?.by ?? by} hrefOf={hrefOf} loading={isPlaceholderData} />;
}
