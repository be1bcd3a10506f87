import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import type { Office } from '@/lib/contract/offices';
import type { CommissionListState } from '../domain/commissionListState';
import { STATE_OPTIONS } from '../domain/commissionText';

export interface CommissionFiltersProps {
  /** The list’s search and filters, as the address keeps them. */
  state: CommissionListState;
  /** Offices to choose from; fewer than two offer no choice. */
  offices: readonly Office[];
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<CommissionListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Search and filters of a list of commissions. */
export function CommissionFilters({ state, offices, active, onChange, onReset }: CommissionFiltersProps) {
  return (
    <FilterBar
      active={active}
      onReset={onReset}
      search={
        <SearchField
          label="Cari komisi"
          placeholder="Nama, nasabah, kode kontrak"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Select
        label="Status"
        options={STATE_OPTIONS}
        value={state.state}
        onChange={(chosen) => onChange({ state: chosen })}
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
