import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { RUNNING_ORDER_VIEW } from './components/runningOrderView';
import { RUNNING_ORDERS } from './domain/runningOrderList';

export interface RunningOrderListProps {
  /** Address of a contract's page at the taking of its unit. Keep it stable between renders. */
  hrefOf: (code: string) => string;
}

/** Surat Tugas Penarikan: the orders of an office that run, whom they name, and for how many days still. */
export function RunningOrderList({ hrefOf }: RunningOrderListProps) {
  const shown = useList(RUNNING_ORDERS);
  const office = useQuery(officesQuery()).data;
  return <RecordList shown={shown} view={RUNNING_ORDER_VIEW} choices={{ office }} hrefOf={hrefOf} />;
}
