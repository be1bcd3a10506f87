import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import type { Office } from '@/lib/contract/offices';
import { CONTRACT_STATUS_OPTIONS } from '@/lib/labels/statusLabel';
import type { ContractListState } from '../domain/contractListState';

export interface ContractFiltersProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: ContractListState;
  /** Offices to choose from; fewer than two offer no choice. */
  offices: readonly Office[];
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<ContractListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Search and filters of the contract list. */
export function ContractFilters({ state, offices, active, onChange, onReset }: ContractFiltersProps) {
  return (
    <FilterBar
      active={active}
      onReset={onReset}
      search={
        <SearchField
          label="Cari kontrak"
          placeholder="Nama, kontrak, nopol, NIK, telepon"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Select
        label="Status"
        options={[{ value: 'all', label: 'Semua status' }, ...CONTRACT_STATUS_OPTIONS]}
        value={state.status}
        onChange={(status) => onChange({ status })}
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
