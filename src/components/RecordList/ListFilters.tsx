import type { ReactNode } from 'react';
import { DateField } from '@/components/DateField/DateField';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import type { List } from '@/lib/list/defineList';
import type { Filter, FilterChoices } from '@/lib/list/filters';
import { changeOf } from '@/lib/list/listState';

export interface ListFiltersProps<S extends object> {
  /** The list whose filters these are. */
  list: Pick<List, 'filters'>;
  /** Its state, as the address keeps it. */
  state: S;
  /** What is known at run time of what a filter offers, by the filter's name. */
  choices?: Readonly<Partial<Record<keyof S, FilterChoices | undefined>>>;
  /** `YYYY-MM-DD`, '' while it is not known: what a day says that starts with today. */
  today?: string;
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<S>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

const NOTHING: FilterChoices = [];

/** Search and filters above a list, as its definition says. Without a filter to offer there is no bar. */
export function ListFilters<S extends object>(props: ListFiltersProps<S>) {
  const { list, state, choices, active, onReset } = props;
  const values = state as Readonly<Record<string, unknown>>;
  const known = choices as Readonly<Record<string, FilterChoices | undefined>> | undefined;
  const fields = Object.entries(list.filters).flatMap(([name, filter]) => {
    const isAlone = filter.onlyWithin && isAtStart(list, values, filter.within);
    const of = known?.[name] ?? NOTHING;
    if (isAlone || filter.kind === 'own' || filter.isOffered?.(values[name], of) === false) return [];
    return [{ name, filter, of }];
  });
  if (fields.length === 0) return null;
  const piece = (kind: Filter<unknown>['kind'][]): ReactNode[] =>
    fields
      .filter(({ filter }) => kind.includes(filter.kind))
      .map((field) => <FilterPiece key={field.name} {...field} {...props} />);
  const days = piece(['day']);
  return (
    <FilterBar active={active} onReset={onReset} search={piece(['search'])[0]}>
      {days.length > 1 ? (
        <>
          {piece(['choice'])}
          <div data-part="period">{days}</div>
        </>
      ) : (
        piece(['choice', 'day'])
      )}
    </FilterBar>
  );
}

function isAtStart(
  { filters }: Pick<List, 'filters'>,
  values: Readonly<Record<string, unknown>>,
  name: string | undefined,
): boolean {
  return name !== undefined && values[name] === filters[name]?.start;
}

interface FilterPieceProps<S extends object> extends ListFiltersProps<S> {
  name: string;
  filter: Filter<unknown>;
  of: FilterChoices;
}

/** One filter's field. What stands in it is the text of the address. */
function FilterPiece<S extends object>({
  name,
  filter,
  of,
  list,
  state,
  today = '',
  onChange,
}: FilterPieceProps<S>) {
  const { kind, label, field, start } = filter;
  const value = (state as Readonly<Record<string, unknown>>)[name];
  const text = field.print(value);
  const change = (next: string) => onChange(changeOf(list, name, field.parse(next) ?? start) as Partial<S>);
  if (kind === 'search') {
    return <SearchField label={label} placeholder={filter.placeholder} value={text} onSearch={change} />;
  }
  if (kind === 'day') {
    const ofStart = filter.fromToday ? today : '';
    return (
      <DateField
        label={label}
        value={text || ofStart}
        onChange={(next) => change(next === ofStart ? '' : next)}
      />
    );
  }
  return (
    <Select label={label} options={filter.optionsOf?.(value, of) ?? []} value={text} onChange={change} />
  );
}
