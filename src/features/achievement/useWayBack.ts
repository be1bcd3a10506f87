import { addressCodec } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { useListState } from '@/lib/list/useList';
import { useSession } from '@/lib/session/useSession';
import { ACHIEVEMENT, PLACE } from './domain/achievementList';
import { collectorFilter } from './domain/rowFilters';
import { placeQuery, type AddressQuery } from './domain/rowLinks';

const START: { collector: number | 'none' | 'all' } = { collector: 'all' };
const CODEC = addressCodec<typeof START>({ collector: collectorFilter.field });

/** Ways back from a collector and from rows, at the period and office that are looked at. */
export interface WayBack {
  /** Query part of the overview's address as it was left: its order and page too. */
  overview: string;
  /** Whose rows are shown; null: those of all. */
  collector: { id: number | 'none'; query: AddressQuery } | null;
}

export function useWayBack(): WayBack {
  const { state } = useListState(PLACE);
  const [{ collector }] = useAddressState(CODEC, START);
  const start = ACHIEVEMENT.startFor(useSession()?.officeBase ?? null);
  const { period, date, office } = state;
  const left = { ...ACHIEVEMENT.codec.read(ACHIEVEMENT.kept.last(), start), period, date, office };
  return {
    overview: ACHIEVEMENT.codec.search(left, start),
    collector: collector === 'all' ? null : { id: collector, query: placeQuery(state) },
  };
}
