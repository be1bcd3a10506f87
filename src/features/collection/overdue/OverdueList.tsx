import Call from '@mui/icons-material/CallRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { RecordList } from '@/components/RecordList/RecordList';
import type { OverdueRow } from '@/lib/contract/overdue';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { overdueChoicesOptions } from './api/overdue.queries';
import { useRegionChoices } from './api/useRegionChoices';
import { overdueView, telOf } from './components/overdueView';
import { OVERDUE } from './domain/overdueList';
import { OverdueFigureBar } from './OverdueFigureBar';
import styles from './OverdueList.module.css';

/** Room for call and reminder, and for more beside them, px. */
const [NARROW, WIDE] = [108, 156];

const OverdueReminder = lazyOverlay(() => import('./OverdueReminder'), byOnClose);

export interface OverdueListProps {
  /** Address of a contract's page; left out for those who may not open one. Keep it stable between renders. */
  hrefOf?: ((code: string) => string) | undefined;
  /** More that can be done with a row, beside the reminder; keep it stable between renders. */
  actsOf?: (row: OverdueRow) => ReactNode;
}

/** Tanggal Jatuh Tempo: who owes and who will, with figures that filter; its state is in the address. */
export function OverdueList({ hrefOf, actsOf }: OverdueListProps) {
  const shown = useList(OVERDUE);
  const { state, change, data, error } = shown;
  const [reminded, setReminded] = useState<OverdueRow | null>(null);
  const office = useQuery(officesQuery()).data;
  const choices = useQuery(overdueChoicesOptions(state.office)).data;
  const region = useRegionChoices(state.region);
  const view = useMemo(
    () =>
      overdueView(
        (row) => (
          <span className={styles.acts}>
            {row.phone && (
              <LinkButton
                kind="quiet"
                icon={<Call aria-hidden />}
                href={telOf(row.phone)}
                aria-label={`Telepon ${row.customer_name}, ${row.code}`}
              />
            )}
            <IconButton label={`WhatsApp ${row.customer_name}, ${row.code}`} onClick={() => setReminded(row)}>
              <WhatsApp aria-hidden />
            </IconButton>
            {actsOf?.(row)}
          </span>
        ),
        actsOf ? WIDE : NARROW,
      ),
    [actsOf],
  );
  return (
    <RecordList
      shown={shown}
      view={view}
      choices={{ collector: choices?.collectors, type: choices?.types, region, office }}
      hrefOf={hrefOf}
      // Where the rows could not be had, their failure says enough.
      head={(data || !error) && <OverdueFigureBar state={state} onChange={change} />}
    >
      {reminded && <OverdueReminder contract={reminded} onClose={() => setReminded(null)} />}
    </RecordList>
  );
}
