import Call from '@mui/icons-material/CallRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { RecordList } from '@/components/RecordList/RecordList';
import { TileFilter } from '@/components/TileFilter/TileFilter';
import { TileFilterSkeleton } from '@/components/TileFilter/TileFilterSkeleton';
import { PROMISE_DAYS_BACK, PROMISE_GROUPS, type ListedPromise } from '@/lib/contract/calls';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { useSession } from '@/lib/session/useSession';
import { CallButton } from '../calls/CallButton';
import { PromiseReminder } from '../calls/PromiseReminder';
import { telOf } from '../overdue/components/overdueView';
import { promisedView } from './components/promisedView';
import { PROMISED } from './domain/promisedList';
import { promiseTiles } from './domain/promiseTiles';
import styles from './PromisedList.module.css';

export interface PromisedListProps {
  /** Address of a contract's page; left out for those who may not open one. Keep it stable between renders. */
  hrefOf?: ((code: string) => string) | undefined;
}

/** Janji Bayar: whom to remind, who kept their promise and who broke it, by figures that filter. */
export function PromisedList({ hrefOf }: PromisedListProps) {
  const shown = useList(PROMISED);
  const { state, change, data, error } = shown;
  const calls = useSession()?.access.is_overdue === 1;
  const office = useQuery(officesQuery()).data;
  const [reminded, setReminded] = useState<ListedPromise | null>(null);
  const view = useMemo(
    () =>
      promisedView(
        calls
          ? (row) => (
              <span className={styles.acts}>
                {row.phone && (
                  <LinkButton
                    kind="quiet"
                    icon={<Call aria-hidden />}
                    href={telOf(row.phone)}
                    aria-label={`Telepon ${row.customer_name}, ${row.contract_code}`}
                  />
                )}
                {row.state === 'RUNNING' && (
                  <IconButton
                    label={`Ingatkan ${row.customer_name}, ${row.contract_code}`}
                    onClick={() => setReminded(row)}
                  >
                    <WhatsApp aria-hidden />
                  </IconButton>
                )}
                {row.state !== 'KEPT' && <CallButton code={row.contract_code} name={row.customer_name} />}
              </span>
            )
          : null,
      ),
    [calls],
  );
  return (
    <RecordList
      shown={shown}
      view={view}
      choices={{ office }}
      hrefOf={hrefOf}
      // Where the rows could not be had, their failure says enough.
      head={
        data ? (
          <>
            <TileFilter
              label="Filter menurut janji"
              compact
              tiles={promiseTiles(data.figures)}
              value={state.group}
              onChange={(group) => change({ group })}
            />
            <p className={styles.words}>
              Ditepati: yang dijanjikan masuk paling lambat satu hari kerja sesudahnya. Ditepati dan ingkar:
              janji {PROMISE_DAYS_BACK} hari terakhir.
            </p>
          </>
        ) : (
          !error && <TileFilterSkeleton count={PROMISE_GROUPS.length} />
        )
      }
    >
      {reminded && (
        <PromiseReminder
          contract={{
            ...{ code: reminded.contract_code, name: reminded.customer_name, phone: reminded.phone },
          }}
          promise={reminded}
          onClose={() => setReminded(null)}
        />
      )}
    </RecordList>
  );
}
