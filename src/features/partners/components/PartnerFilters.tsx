import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import type { Office } from '@/lib/contract/offices';
import type { PartnerListState } from '../domain/partnerListState';

export interface PartnerFiltersProps {
  /** As people say it: 'Agen'. */
  noun: string;
  /** The list’s search, filters and sort, as the address keeps them. */
  state: PartnerListState;
  /** Offices to choose from; fewer than two offer no choice. */
  offices: readonly Office[];
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<PartnerListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Search and filters of a list of partners. */
export function PartnerFilters({ noun, state, offices, active, onChange, onReset }: PartnerFiltersProps) {
  return (
    <FilterBar
      active={active}
      onReset={onReset}
      search={
        <SearchField
          label={`Cari ${noun}`}
          placeholder="Nama, NIK, telepon"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Select
        label="Status"
        options={[
          { value: 'all', label: 'Semua status' },
          { value: '1', label: 'Aktif' },
          { value: '0', label: 'Nonaktif' },
        ]}
        value={state.active}
        onChange={(chosen) => onChange({ active: chosen })}
      />
      {offices.length > 1 && (
        <Select
          label="Kantor"
          options={[
            { value: 'all', label: 'Semua kantor' },
            ...offices.map((office) => ({ value: String(office.id), label: office.name })),
          ]}
          value={String(state.office)}
          onChange={(office) => onChange({ office: office === 'all' ? 'all' : Number(office) })}
        />
      )}
    </FilterBar>
  );
}
