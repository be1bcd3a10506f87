import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { AddressField } from '@/components/AddressField/AddressField';
import {
  codeOf,
  type LevelName,
  type Place,
  type RegionLevel,
} from '@/components/AddressField/addressLevels';
import type { SearchState } from '@/components/SearchSelect/SearchSelect';
import type { Region } from '@/lib/contract/regions';
import { failedRegions, regionsBelowOptions, regionSearchOptions } from './api/registrationForm.queries';
import { useChecked, useFormState, useTyped } from './FormState';

const FIELDS = ['street', 'rt', 'rw', 'village', 'district', 'area', 'province', 'postcode'] as const;
/** Told apart from any text that an error has. */
const BETWEEN = '\n';

/** One of the form's two addresses, with the regions that can be chosen. */
export function FormAddress({
  part,
}: {
  /** Which of the two. */
  part: 'ktp_address' | 'domicile';
}) {
  const { store } = useFormState();
  const place: Place = useTyped((form) => form[part]);
  const wrong = useChecked(({ errors }) =>
    FIELDS.map((field) => errors[`${part}.${field}`] ?? '').join(BETWEEN),
  );
  const texts = wrong.split(BETWEEN);
  const asked = useChecked(({ needed }) => FIELDS.filter((field) => needed.has(`${part}.${field}`)).join());
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useQuery(regionSearchOptions(search));
  const { levels, retry } = useLevels(place);
  const state = stateOf(data !== undefined, isError, search === '');
  // The same object while nothing of it changes: typing in another field does not draw the search again.
  const searching = useMemo(
    () => ({ state, found: data?.rows ?? [], onSearch: setSearch, onRetry: () => void refetch() }),
    [state, data, refetch],
  );
  const change = useCallback((next: Partial<Place>) => store.change(part, next), [store, part]);
  return (
    <AddressField
      name={part}
      value={place}
      levels={levels}
      search={searching}
      errors={Object.fromEntries(FIELDS.map((field, index) => [field, texts[index] || undefined]))}
      required={FIELDS.filter((field) => asked.split(',').includes(field))}
      onRetry={retry}
      onChange={change}
    />
  );
}

const stateOf = (isHere: boolean, isError: boolean, idle: boolean): SearchState => {
  if (idle) return 'idle';
  if (isError) return 'failed';
  return isHere ? 'ready' : 'loading';
};

/** What each level offers: what lies in the one above it, where that is known. */
function useLevels(place: Place) {
  const province = useQuery(regionsBelowOptions(''));
  const area = useQuery(regionsBelowOptions(below(place, 'province', province.data?.rows)));
  const district = useQuery(regionsBelowOptions(below(place, 'area', area.data?.rows)));
  const village = useQuery(regionsBelowOptions(below(place, 'district', district.data?.rows)));
  const levels: Record<LevelName, RegionLevel> = {
    province: useLevel(province),
    area: useLevel(area),
    district: useLevel(district),
    village: useLevel(village),
  };
  const client = useQueryClient();
  const retry = useCallback(() => void client.refetchQueries(failedRegions), [client]);
  return { levels, retry };
}

const below = (place: Place, level: LevelName, rows: readonly Region[] = []) =>
  place[level] === '' ? null : codeOf(place, level, rows);

/** The same object while nothing of it changes. */
function useLevel({ data, isError, fetchStatus }: UseQueryResult<{ rows: Region[] }>): RegionLevel {
  return useMemo(() => {
    if (data) return { state: 'ready', rows: data.rows };
    if (isError || fetchStatus === 'paused') return { state: 'failed', rows: [] };
    return { state: fetchStatus === 'fetching' ? 'loading' : 'waiting', rows: [] };
  }, [data, isError, fetchStatus]);
}
