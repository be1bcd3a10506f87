import { day, oneOf, orEmpty, orWord, rowId, text, type AddressField } from '../address/addressCodec';
import type { NamedKind } from '../contract/viewedLists';

/** What a filter offers, as a field of choices takes it. */
export interface FilterOption<V extends string = string> {
  value: V;
  label: string;
}

/** What is known at run time only: words, or records by their id; who left is not `active`. */
export type FilterChoice = string | { id: number; name: string; active?: boolean };
export type FilterChoices = readonly FilterChoice[];

/** One filter of a list: where it stands in the address, where it starts, what it asks for, and its words. */
export interface Filter<T, A = unknown> {
  /** How it is drawn; `own`: by its feature, if at all. */
  readonly kind: 'search' | 'choice' | 'day' | 'own';
  readonly label: string;
  readonly field: AddressField<T>;
  readonly start: T;
  /** Its value is the id of such a record, which may be gone where a view names it. */
  readonly names?: NamedKind;
  /** What the call is asked for; undefined: the filter is left out. */
  ask(value: T): A | undefined;
  readonly placeholder?: string;
  /** What can be chosen; `choices`: as known at run time. */
  optionsOf?(value: T, choices: FilterChoices): readonly FilterOption[];
  /** Whether it is offered at all. Default always. */
  isOffered?(value: T, choices: FilterChoices): boolean;
  /** A place, not a filter: 'Atur ulang' leaves it, and it does not count as set. */
  readonly isPlace?: boolean;
  /** It starts at the office kept in `office_base`. */
  readonly fromBase?: boolean;
  /** A day that starts at today, which the list's answer says. */
  readonly fromToday?: boolean;
  /** Another filter: where that one changes, this one goes back to its start. */
  readonly within?: string;
  /** It says something only while the filter that it is `within` is set. */
  readonly onlyWithin?: boolean;
}

const unlessEmpty = <V extends string>(value: V) => (value === '' ? undefined : value);
const unlessAll = <T>(value: T | 'all'): T | undefined => (value === 'all' ? undefined : value);

/** Words to search for. */
export const searchFilter = (label: string, placeholder: string): Filter<string, string> => ({
  ...{ kind: 'search', label, placeholder, field: text(100), start: '' },
  ask: unlessEmpty,
});

/** One that its feature draws. */
export const ownFilter = <T, A>(of: Pick<Filter<T, A>, 'field' | 'start' | 'ask'>): Filter<T, A> => ({
  ...{ kind: 'own', label: '' },
  ...of,
});

/**
 * One of a few, or all.
 * @param all what 'all' is called, standing first; left out: `options` have it
 * @param start default all
 */
export function choiceFilter<const V extends string>(of: {
  label: string;
  all?: string;
  options: readonly FilterOption<V>[];
  start?: NoInfer<V> | 'all';
}): Filter<V | 'all', Exclude<V, 'all'>> {
  const { label, all, options, start = 'all' } = of;
  const offered = [...(all === undefined ? [] : [{ value: 'all', label: all }]), ...options];
  return {
    ...{ kind: 'choice', label, start },
    field: orWord(oneOf(options.map(({ value }) => value)), 'all'),
    ask: (value) => unlessAll(value) as Exclude<V, 'all'> | undefined,
    optionsOf: () => offered,
  };
}

/** One of the records that come at run time, or all. */
export const idFilter = (
  label: string,
  all: string,
  besides: Partial<Filter<number | 'all', number>> = {},
): Filter<number | 'all', number> => ({
  ...{ kind: 'choice', label, field: orWord(rowId, 'all'), start: 'all' },
  ask: unlessAll,
  optionsOf: (_, choices) => [{ value: 'all', label: all }, ...choices.map(optionOf)],
  ...besides,
});

const optionOf = (choice: FilterChoice) =>
  typeof choice === 'string'
    ? { value: choice, label: choice }
    : { value: String(choice.id), label: choice.name };

/** An office of those that the person sees; offered where there is a choice. */
export const anyOfficeFilter = (): Filter<number | 'all', number> =>
  idFilter('Kantor', 'Semua kantor', { names: 'office', isOffered: (_, offices) => offices.length > 1 });

/** The same as a place: a list starts at the person's own and stays there when its filters are cleared. */
export const officeFilter = (): Filter<number | 'all', number> => ({
  ...anyOfficeFilter(),
  ...{ isPlace: true, fromBase: true },
});

/** One office at a time, where a list is of one: the person's own at the start. */
export const ownOfficeFilter = (): Filter<number | 'all', number> =>
  idFilter('Kantor', 'Kantor saya', {
    ...{ isPlace: true, fromBase: true, names: 'office' },
    isOffered: (_, offices) => offices.length > 1,
  });

/**
 * A person of those that come at run time, or all. Who left stands last; who is chosen stands there in any case.
 * @param noun what they are called: `surveyor`
 */
export const personFilter = (
  label: string,
  noun: string,
  besides: Partial<Filter<number | 'all', number>> = {},
): Filter<number | 'all', number> =>
  idFilter(label, `Semua ${noun}`, {
    names: 'staff',
    isOffered: (value, people) => people.length > 0 || value !== 'all',
    optionsOf: (value, choices) => {
      const people = choices.filter((choice) => typeof choice !== 'string');
      const known = value === 'all' || people.some(({ id }) => id === value);
      const other = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} lain`;
      return [
        { value: 'all', label: `Semua ${noun}` },
        ...people.filter(({ active }) => active).map(optionOf),
        ...people
          .filter(({ active }) => !active)
          .map(({ id, name }) => ({ value: String(id), label: `${name} (tidak aktif)` })),
        ...(known ? [] : [{ value: String(value), label: other }]),
      ];
    },
    ...besides,
  });

/** A word of those that come at run time, or any (''). What the address asks for stands there in any case. */
export const wordFilter = <A = string>(
  label: string,
  all: string,
  besides: Partial<Filter<string, A>> = {},
): Filter<string, A> => ({
  ...{ kind: 'choice', label, field: text(60), start: '' },
  ask: (value) => unlessEmpty(value) as A | undefined,
  optionsOf: (value, choices) => {
    const words = new Set([...choices.filter((choice) => typeof choice === 'string'), value]);
    words.delete('');
    return [{ value: '', label: all }, ...Array.from(words, optionOf)];
  },
  ...besides,
});

/** A day, `YYYY-MM-DD`, or none (''). */
export const dayFilter = (
  label: string,
  besides: Partial<Filter<string, string>> = {},
): Filter<string, string> => ({
  ...{ kind: 'day', label, field: orEmpty(day), start: '' },
  ask: unlessEmpty,
  ...besides,
});
