import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { RecordList } from '@/components/RecordList/RecordList';
import { TileFilter } from '@/components/TileFilter/TileFilter';
import { todayIn } from '@/lib/arithmetic/todayIn';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { bookFiguresOptions } from './api/bpkb.queries';
import { bookPlacesOptions } from '@/lib/query/bookPlaces';
import { useFindBook } from './api/useFindBook';
import { bookView } from './components/bookView';
import { CodeOpener } from './components/CodeOpener';
import { BOOKS } from './domain/bpkbList';
import { bpkbTiles } from './domain/bpkbTiles';
import styles from './BookList.module.css';

const CodeScanning = lazyOverlay(() => import('./CodeScanning'), byOnClose);

export interface BookListProps {
  /** Address of a book's page. Keep it stable between renders. */
  hrefOf: (id: number) => string;
}

/** Inventori BPKB: a code that opens one, what is to be done by figures that filter, and the books. */
export function BookList({ hrefOf }: BookListProps) {
  const shown = useList(BOOKS);
  const { state, change, data, error } = shown;
  const offices = useQuery(officesQuery()).data;
  const figures = useQuery(bookFiguresOptions(state.office === 'all' ? null : state.office)).data;
  const places = useQuery({
    ...bookPlacesOptions(state.office === 'all' ? 0 : state.office),
    enabled: state.office !== 'all',
  }).data;
  const view = useMemo(
    () => bookView((office) => todayIn(offices?.find(({ id }) => id === office)?.zone, new Date())),
    [offices],
  );
  const navigate = useNavigate();
  const { find, reset, isPending, problem } = useFindBook((id) => void navigate(hrefOf(id)));
  const [isScanning, setScanning] = useState(false);
  return (
    <RecordList
      shown={shown}
      view={view}
      choices={{ office: offices, place: state.office === 'all' ? [] : places?.rows }}
      hrefOf={hrefOf}
      // Where the rows could not be had, their failure says enough.
      head={
        (data || !error) && (
          <div className={styles.root}>
            <CodeOpener
              busy={isPending}
              // Said where the code came from.
              problem={isScanning ? null : problem}
              onFind={find}
              onScan={() => setScanning(true)}
            />
            {isScanning && (
              <CodeScanning
                busy={isPending}
                problem={problem}
                onFind={find}
                onClose={() => {
                  reset();
                  setScanning(false);
                }}
              />
            )}
            <TileFilter
              label="Yang perlu dikerjakan"
              compact
              tiles={bpkbTiles(figures)}
              value={state.task}
              onChange={(task) => change({ task })}
            />
          </div>
        )
      }
    />
  );
}
