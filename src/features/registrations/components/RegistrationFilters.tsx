import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import type { Office } from '@/lib/contract/offices';
import type { NamedPeople } from '@/lib/contract/registrationList';
import { ageOptions } from '../domain/ageText';
import { personOptions } from '../domain/personOptions';
import type { RegistrationListState } from '../domain/registrationListState';

export interface RegistrationFiltersProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: RegistrationListState;
  /** Offices to choose from; fewer than two offer no choice. */
  offices: readonly Office[];
  /** Who visits and who brings applicants; none: no such filter. */
  people: NamedPeople;
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<RegistrationListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

const idOrAll = (value: string) => (value === 'all' ? 'all' : Number(value));

/** Search and filters of the registration list; its statuses are figures of their own. */
export function RegistrationFilters({
  state,
  offices,
  people: { surveyors, marketers },
  active,
  onChange,
  onReset,
}: RegistrationFiltersProps) {
  return (
    <FilterBar
      active={active}
      onReset={onReset}
      search={
        <SearchField
          label="Cari form registrasi"
          placeholder="Nama, nopol, NIK, telepon, no. form"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      {(surveyors.length > 0 || state.surveyor !== 'all') && (
        <Select
          label="Surveyor"
          options={personOptions(surveyors, state.surveyor, 'surveyor')}
          value={String(state.surveyor)}
          onChange={(surveyor) => onChange({ surveyor: idOrAll(surveyor) })}
        />
      )}
      {(marketers.length > 0 || state.marketer !== 'all') && (
        <Select
          label="Marketing"
          options={personOptions(marketers, state.marketer, 'marketing')}
          value={String(state.marketer)}
          onChange={(marketer) => onChange({ marketer: idOrAll(marketer) })}
        />
      )}
      <Select
        label="Umur status"
        options={ageOptions(state.age)}
        value={String(state.age)}
        onChange={(age) => onChange({ age: idOrAll(age) })}
      />
      {offices.length > 1 && (
        <Select
          label="Kantor"
          options={[
            { value: 'all', label: 'Semua kantor' },
            ...offices.map((office) => ({ value: String(office.id), label: office.name })),
          ]}
          value={String(state.office)}
          // A surveyor visits for one office, and a marketer brings to one.
          onChange={(office) => onChange({ office: idOrAll(office), surveyor: 'all', marketer: 'all' })}
        />
      )}
    </FilterBar>
  );
}
