import { oneOf, orWord, rowId, shaped } from '@/lib/address/addressCodec';
import { personFilter, type Filter, type FilterOption } from '@/lib/list/filters';
import { bucketLabel } from '@/lib/labels/bucketLabel';
import { placeFilters } from './achievementList';

const NOBODY = { value: 'none', label: 'Tanpa kolektor' };
const people = personFilter('Kolektor', 'kolektor');

/** Whose rows: all that are seen, one collector, or of nobody's contracts. */
export const collectorFilter: Filter<number | 'none' | 'all', number | 'none'> = {
  ...{ kind: 'choice', label: 'Kolektor', start: 'all' },
  field: orWord(orWord(rowId, 'none'), 'all'),
  ask: (value) => (value === 'all' ? undefined : value),
  isOffered: (value, choices) => choices.length > 0 || value !== 'all',
  optionsOf: (value, choices) => {
    const [all, ...others] = people.optionsOf?.(value === 'none' ? 'all' : value, choices) ?? [];
    return [...(all ? [all] : []), ...others, NOBODY];
  },
};

/** By days late; what can be chosen is what the figures of the period have. */
export const bucketFilter: Filter<string, string> = {
  ...{ kind: 'choice', label: 'Hari terlambat', start: 'all' },
  field: orWord(shaped(/^\d{1,4}-\d{0,4}$/), 'all'),
  ask: (value) => (value === 'all' ? undefined : value),
  optionsOf: (value, choices) => {
    const known = choices.filter((choice) => typeof choice === 'string');
    const all = known.includes(value) || value === 'all' ? known : [...known, value];
    return [
      { value: 'all', label: 'Semua hari' },
      ...all.map((bucket) => ({ value: bucket, label: bucketLabel(bucket) })),
    ];
  },
};

/** A part of the rows; `options` in their order. */
export const partFilter = <const V extends string>(
  options: readonly FilterOption<V>[],
  start: NoInfer<V>,
): Filter<V, V> => ({
  ...{ kind: 'choice', label: 'Bagian', start },
  field: oneOf(options.map(({ value }) => value)),
  ask: (value) => (value === start ? undefined : value),
  optionsOf: () => options,
});

/** Period, date, office and collector: a place, which 'Atur ulang' leaves. */
export const rowPlace = () => ({
  ...placeFilters(),
  collector: { ...collectorFilter, isPlace: true, within: 'office' },
});
