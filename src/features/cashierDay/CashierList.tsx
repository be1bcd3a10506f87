import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { lazySection } from '@/components/LazyPart/lazyPart';
import { PageParts } from '@/components/PageGrid/PageParts';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useListTools } from '@/components/TableTools/useListTools';
import type { Cashier } from '@/lib/contract/cashierDays';
import type { ReceiptDay } from '@/lib/contract/creditListDefaults';
import { useColumnChoice } from '@/lib/session/columnChoice';
import { cashiersOptions } from './api/cashierDay.queries';
import { CashierTable } from './components/CashierTable';
import { daySearch } from './domain/dayAddress';

const CashierListTools = lazySection(() => import('./CashierListTools'));

const keyOf = ({ cashier }: Cashier) => cashier.id;
const labelOf = ({ cashier }: Cashier) => `Pilih ${cashier.name}`;

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
  const { choice, selection, bar } = useListTools(useColumnChoice('kasir'), data?.rows, keyOf, labelOf);
  const hrefOf = useCallback(
    ({ cashier }: Cashier) => href + daySearch({ day, staffId: cashier.id, by }),
    [href, day, by],
  );
  if (error && !data)
    return <ListErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <PageParts>
      <ToolsPlace ready={data !== undefined && data.rows.length > 0}>
        <CashierListTools {...bar} by={data?.by ?? by} />
      </ToolsPlace>
      <CashierTable
        choice={choice}
        selection={selection}
        rows={data?.rows}
        by={data?.by ?? by}
        hrefOf={hrefOf}
        loading={isPlaceholderData}
      />
    </PageParts>
  );
}
