import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ListErrorState } from '@/components/ErrorState/ListErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { Title } from '@/lib/contract/titles';
import { titlesQuery } from './api/titles.queries';
import { TitleAs } from './components/TitleAs';
import { TitleMatrix } from './components/TitleMatrix';
import type { ViewOf } from './domain/titleView';
import { TitleOpened } from './TitleOpened';
import styles from './TitleList.module.css';
import { useTitlePlace } from './useTitlePlace';

export interface TitleListProps {
  /** Menu and pages of flags. */
  viewOf: ViewOf;
  /** Where the log of a title is. */
  logHrefOf: (id: number) => string;
}

/** Jabatan & Hak Akses: every title side by side, two compared, one looked at (DOMAIN, Access). */
export function TitleList({ viewOf, logHrefOf }: TitleListProps) {
  const { data, error, isFetching, refetch } = useQuery(titlesQuery());
  const place = useTitlePlace();
  const handleRetry = () => void refetch();
  if (error && !data) return <ListErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  if (!data) return <SkeletonLines lines={12} />;
  const { rows, may_change: mayChange } = data;
  const find = (id: number | null) => rows.find((title) => title.id === id);
  const looked = find(place.as);
  const compared = [find(place.one), find(place.other)].filter((title) => title !== undefined);
  const comparing = compared.length === 2;
  return (
    <PageParts className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      {!mayChange && (
        <InlineAlert tone="info">
          Jabatan berlaku di semua kantor, jadi hanya diubah oleh yang bertugas untuk semua kantor. Anda dapat
          membacanya.
        </InlineAlert>
      )}
      {looked ? (
        <TitleAs
          name={looked.name}
          view={viewOf(looked.access, looked.id)}
          onLeave={() => place.viewAs(null)}
        />
      ) : (
        <>
          <Pair rows={rows} one={place.one} other={place.other} onChange={place.compare} />
          {rows.length === 0 ? (
            <EmptyState title="Belum ada jabatan">Buat jabatan agar staff dapat diberi hak akses.</EmptyState>
          ) : (
            <TitleMatrix
              titles={comparing ? compared : rows}
              comparing={comparing}
              onOpen={({ id }) => place.openTitle(id)}
            />
          )}
        </>
      )}
      <TitleOpened {...{ rows, mayChange, viewOf, logHrefOf, place }} />
    </PageParts>
  );
}

interface PairProps {
  rows: readonly Title[];
  one: number | null;
  other: number | null;
  onChange: (pair: { one?: number | null; other?: number | null }) => void;
}

/** Which two are compared; without both, all are shown. */
function Pair({ rows, one, other, onChange }: PairProps) {
  const options = [
    { value: '', label: 'Semua jabatan' },
    ...rows.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const chosen = (value: string) => (value === '' ? null : Number(value));
  return (
    <div data-part="pair">
      <Select
        label="Bandingkan"
        value={String(one ?? '')}
        options={options}
        onChange={(value) => onChange({ one: chosen(value) })}
      />
      <Select
        label="dengan"
        value={String(other ?? '')}
        options={options}
        onChange={(value) => onChange({ other: chosen(value) })}
      />
    </div>
  );
}
