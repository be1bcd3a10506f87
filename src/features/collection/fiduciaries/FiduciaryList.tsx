import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { TileFilter } from '@/components/TileFilter/TileFilter';
import { FIDUCIARY_TASKS } from '@/lib/contract/fiduciaryListDefaults';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { fiduciaryFiguresOptions } from './api/fiduciaries.queries';
import { fiduciaryView } from './components/fiduciaryView';
import { FIDUCIARIES } from './domain/fiduciaryList';
import { fiduciaryTiles } from './domain/fiduciaryTiles';
import { TASK_RULES } from './domain/fiduciaryWords';
import styles from './FiduciaryList.module.css';

const VIEWS = Object.fromEntries(FIDUCIARY_TASKS.map((task) => [task, fiduciaryView(task)])) as Record<
  (typeof FIDUCIARY_TASKS)[number],
  ReturnType<typeof fiduciaryView>
>;

export interface FiduciaryListProps {
  /** Address of a contract's page at its fiduciary. Keep it stable between renders. */
  hrefOf: (code: string) => string;
}

/** Jaminan Fidusia: what is to be registered or removed and until when, by figures that filter. */
export function FiduciaryList({ hrefOf }: FiduciaryListProps) {
  const shown = useList(FIDUCIARIES);
  const { state, change, data, error } = shown;
  const office = useQuery(officesQuery()).data;
  const figures = useQuery(fiduciaryFiguresOptions(state.office === 'all' ? null : state.office)).data;
  return (
    <RecordList
      shown={shown}
      view={VIEWS[state.list]}
      choices={{ office }}
      hrefOf={hrefOf}
      // Where the rows could not be had, their failure says enough.
      head={
        (data || !error) && (
          <>
            <TileFilter
              label="Daftar jaminan fidusia"
              compact
              tiles={fiduciaryTiles(figures)}
              value={state.list}
              onChange={(list) => change({ list })}
            />
            <p className={styles.words}>{TASK_RULES[state.list]}</p>
          </>
        )
      }
    />
  );
}
