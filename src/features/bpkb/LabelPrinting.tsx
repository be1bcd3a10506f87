import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { Link } from '@/components/Link/Link';
import { Segmented } from '@/components/Segmented/Segmented';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { Task, TaskStep } from '@/components/Task/Task';
import { addressCodec, orWord, rowId } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { LABELS_AT_ONCE } from '@/lib/contract/bpkbCountTerms';
import type { BpkbRow } from '@/lib/contract/bpkbList';
import { formatNumber } from '@/lib/format/rupiah';
import { BPKB_TASK_LABELS } from '@/lib/labels/bpkbLabels';
import { filterQuery } from '@/lib/list/listState';
import { useListState } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { bookOptions } from './api/bpkb.queries';
import { bookPlacesOptions } from '@/lib/query/bookPlaces';
import { labelBooksOptions } from './api/labels.queries';
import { LabelChoosing, type Choosable } from './LabelChoosing';
import { BOOKS } from './domain/bpkbList';
import { LABEL_CHOICE, labelOfBook, labelOfPlace, START_LABELS } from './domain/labels';

const KINDS = [
  { value: 'books', label: 'Label BPKB' },
  { value: 'places', label: 'Label tempat' },
] as const;

export interface LabelPrintingProps {
  /** Where books are chosen by filters. */
  listHref: string;
}

/** Labels for the books of a filter, for one book, or for the places of an office: chosen, printed, and told so. */
export function LabelPrinting({ listHref }: LabelPrintingProps) {
  const [{ places, book }, change] = useAddressState(LABEL_CHOICE, START_LABELS);
  return (
    <Task>
      <Segmented
        label="Label untuk"
        options={KINDS}
        value={places ? 'places' : 'books'}
        onChange={(kind) => change({ places: kind === 'places' }, { replace: true })}
      />
      {places ? (
        <PlaceLabels />
      ) : book === 'all' ? (
        <FilteredBooks listHref={listHref} />
      ) : (
        <OneBook id={book} />
      )}
    </Task>
  );
}

/** Whose places: another one than the filter of books. */
const START_OFFICE: { of: number | 'all' } = { of: 'all' };
const PLACE_OFFICE = addressCodec<typeof START_OFFICE>({ of: orWord(rowId, 'all') });

const choosable = (book: BpkbRow): Choosable => ({ ...labelOfBook(book), labelledAt: book.labelled_at });

function FilteredBooks({ listHref }: LabelPrintingProps) {
  // As the list of books had them.
  const { state } = useListState(BOOKS);
  const { search } = useLocation();
  const { data, error, isFetching, refetch } = useQuery(labelBooksOptions(filterQuery(BOOKS, state)));
  const labels = useMemo(() => data?.rows.map(choosable), [data]);
  if (!labels) return <Waiting error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const what = state.task === 'all' ? 'sesuai filter' : BPKB_TASK_LABELS[state.task].toLowerCase();
  return (
    <LabelChoosing
      noun="BPKB"
      labels={labels}
      note={
        <p>
          {formatNumber(data?.count ?? 0)}
          {data?.more ? '+' : ''} BPKB {what}.{' '}
          {labels.length < (data?.count ?? 0) &&
            `${formatNumber(LABELS_AT_ONCE)} pertama dicetak sekaligus; sisanya setelah ini ditandai. `}
          <Link href={listHref + search}>Ubah filter</Link>
        </p>
      }
      empty={state.task === 'TO_LABEL' ? 'Semua BPKB sudah berlabel' : 'Tidak ada BPKB seperti itu'}
    />
  );
}

function OneBook({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useQuery(bookOptions(String(id)));
  const labels = useMemo(() => data && [choosable(data)], [data]);
  if (!labels) return <Waiting error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <LabelChoosing noun="BPKB" labels={labels} empty="" />;
}

function PlaceLabels() {
  const { office } = useListState(BOOKS).state;
  const offices = useQuery(officesQuery()).data;
  const [{ of }, change] = useAddressState(PLACE_OFFICE, START_OFFICE);
  const first = office === 'all' ? offices?.[0]?.id : office;
  const chosen = of === 'all' ? first : of;
  const { data, error, isFetching, refetch } = useQuery({
    ...bookPlacesOptions(chosen ?? 0),
    enabled: chosen !== undefined,
  });
  const labels = useMemo(
    () => data?.rows.map((place) => ({ ...labelOfPlace(place), labelledAt: undefined })),
    [data],
  );
  return (
    <>
      {offices && offices.length > 1 && (
        <Select
          label="Kantor"
          value={String(chosen ?? '')}
          options={offices.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => change({ of: Number(id) }, { replace: true })}
        />
      )}
      {labels ? (
        // Others are chosen in another office.
        <LabelChoosing
          key={chosen}
          noun="tempat"
          labels={labels}
          empty="Kantor ini belum punya tempat BPKB"
        />
      ) : (
        <Waiting error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface WaitingProps {
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

const Waiting = ({ error, ...retry }: WaitingProps) =>
  error ? (
    <ErrorState error={error} {...retry} />
  ) : (
    <TaskStep title="Yang dicetak">
      <SkeletonLines lines={10} />
    </TaskStep>
  );
