import { EmptyList } from '@/components/RecordList/EmptyList';
import { ListFrame } from '@/components/RecordList/ListFrame';
import { RESET } from '@/components/RecordList/ListView';
import { SearchField } from '@/components/SearchField/SearchField';
import { Segmented } from '@/components/Segmented/Segmented';
import type { Achievement } from '@/lib/contract/achievement';
import type { ShownList } from '@/lib/list/useShownList';
import { COLLECTOR_VIEW } from './components/collectorView';
import { Section } from './components/Section';
import styles from './CollectorList.module.css';
import type { AchievementListState } from './domain/achievementList';

export interface CollectorListProps {
  /** The overview's list. */
  shown: ShownList<AchievementListState, Achievement>;
  /** Receipts came meanwhile: it is out of date. */
  loading: boolean;
  /** Address of a collector; 0: of nobody's contracts. */
  hrefOf: (id: number) => string;
}

const ORDERS = [
  { value: 'name', label: 'Menurut nama' },
  { value: 'behind', label: 'Tertinggal dulu' },
] as const;

/** Collectors with what they achieved; who is behind comes first by one press. */
export function CollectorList({ shown, loading, hrefOf }: CollectorListProps) {
  const { state, data, change, reset } = shown;
  const isBehind = state.sort === 'behind' && state.order === 'asc';
  return (
    <Section
      title="Kolektor"
      tools={
        <>
          <Segmented
            label="Urutan"
            options={ORDERS}
            value={isBehind ? 'behind' : 'name'}
            onChange={(sort) => change({ sort, order: 'asc' })}
          />
          {(state.search !== '' || (data?.count ?? 0) > SEARCHED) && (
            <SearchField
              label="Cari kolektor"
              placeholder="Nama kolektor"
              value={state.search}
              onSearch={(search) => change({ search })}
            />
          )}
        </>
      }
    >
      <div className={styles.root}>
        <ListFrame
          shown={shown}
          view={COLLECTOR_VIEW}
          hrefOf={hrefOf}
          loading={loading}
          empty={
            <EmptyList
              state={state}
              words={({ search }) =>
                search
                  ? { title: `Tidak ada kolektor “${search}”`, action: RESET }
                  : {
                      title: 'Belum ada kolektor',
                      why: 'Kolektor muncul di sini setelah memegang akun; akun dibagikan di Distribusi Kolektor.',
                    }
              }
              onPage={(page) => change({ page })}
              onReset={reset}
            />
          }
        />
      </div>
    </Section>
  );
}

/** Fewer are found by the eye. */
const SEARCHED = 8;
