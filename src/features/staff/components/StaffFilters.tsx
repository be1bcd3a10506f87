import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import type { StaffChoices } from '@/lib/contract/staff';
import { STAFF_FILTERS } from '@/lib/contract/staffListDefaults';
import type { StaffListState } from '../domain/staffListState';
import { STATE_LABELS } from '../domain/staffText';

export interface StaffFiltersProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: StaffListState;
  /** Titles and offices to choose from; fewer than two offices offer no choice. */
  choices: StaffChoices;
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<StaffListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

const all = (label: string, of: readonly { id: number; name: string }[]) => [
  { value: 'all', label },
  ...of.map(({ id, name }) => ({ value: String(id), label: name })),
];
const idOrAll = (chosen: string) => (chosen === 'all' ? ('all' as const) : Number(chosen));
const STATES = ([...STAFF_FILTERS, 'all'] as const).map((value) => ({ value, label: STATE_LABELS[value] }));

/** Search and filters of the list of staff. */
export function StaffFilters({ state, choices, active, onChange, onReset }: StaffFiltersProps) {
  return (
    <FilterBar
      active={active}
      onReset={onReset}
      search={
        <SearchField
          label="Cari staf"
          placeholder="Nama, nama pengguna, e-mail"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Select
        label="Status"
        options={STATES}
        value={state.state}
        onChange={(chosen) => onChange({ state: chosen })}
      />
      <Select
        label="Jabatan"
        options={all('Semua jabatan', choices.titles)}
        value={String(state.title)}
        onChange={(title) => onChange({ title: idOrAll(title) })}
      />
      {choices.offices.length > 1 && (
        <Select
          label="Kantor"
          options={all('Semua kantor', choices.offices)}
          value={String(state.office)}
          onChange={(office) => onChange({ office: idOrAll(office) })}
        />
      )}
    </FilterBar>
  );
}
