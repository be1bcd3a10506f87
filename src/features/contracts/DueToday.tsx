import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Panel } from '@/components/Panel/Panel';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { shownDueDate } from '@/lib/arithmetic/calendar';
import { listOptions } from '@/lib/list/listOptions';
import { hasNoSuchCall } from '@/lib/http/hasNoSuchCall';
import { useHolidays } from '@/lib/query/useHolidays';
import { DueTodayList } from './components/DueTodayList';
import { CONTRACTS, type ContractListState } from './domain/contractList';
import styles from './DueToday.module.css';

export interface DueTodayProps {
  /** The office's today, `YYYY-MM-DD`. */
  today: string;
  /** The office whose contracts are meant; null: all that the person sees. */
  office: number | null;
  /** Where a contract is opened: to take its payment, or to read it. */
  hrefOf: (code: string) => string;
  /** Where the list is. */
  listHref: string;
}

/** So many stand on a desk; the list has them all. */
const SHOWN = 6;
const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map();

/**
 * Instalments that are to be paid today: due today, or on a Sunday or holiday before which today is the last working
 * day (DOMAIN, Amounts). The two lists asked for are those that its links open. Hosts without the call show nothing.
 */
export function DueToday({ today, office, hrefOf, listHref }: DueTodayProps) {
  const nextDue: ContractListState = {
    ...CONTRACTS.startFor(office),
    status: 'ACTIVE',
    sort: 'next_due',
    order: 'asc',
  };
  const late: ContractListState = { ...nextDue, status: 'OVERDUE' };
  const next = useQuery(listOptions(CONTRACTS, nextDue));
  const overdue = useQuery(listOptions(CONTRACTS, late));
  const holidays = useHolidays((next.data?.rows ?? []).flatMap((row) => row.next_due ?? []));
  if (hasNoSuchCall(next.error)) return null;
  const addressOf = (state: ContractListState) =>
    listHref + CONTRACTS.codec.search(state, CONTRACTS.startFor(office));
  return (
    <Panel title="Jatuh tempo hari ini" more={{ href: addressOf(nextDue), label: 'Lihat daftar' }}>
      {content()}
    </Panel>
  );

  function content() {
    if (!next.data) {
      return next.error ? (
        <ErrorState error={next.error} onRetry={() => void next.refetch()} retrying={next.isFetching} />
      ) : (
        <div className={styles.coming}>
          <SkeletonLines lines={5} />
        </div>
      );
    }
    const { rows } = next.data;
    const due = rows.filter(
      (row) => row.next_due !== null && shownDueDate(row.next_due, holidays ?? NO_HOLIDAYS) <= today,
    );
    return (
      <DueTodayList
        rows={due.slice(0, SHOWN)}
        due={{ count: due.length, more: due.length === rows.length && next.data.count > rows.length }}
        overdue={overdue.data ? { count: overdue.data.count, more: overdue.data.count_more } : null}
        hrefOf={hrefOf}
        overdueHref={addressOf(late)}
      />
    );
  }
}
