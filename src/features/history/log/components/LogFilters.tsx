import { DateField } from '@/components/DateField/DateField';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import type { LogPerson } from '@/lib/contract/userLog';
import {
  actionChange,
  actionOptions,
  chosenAction,
  personOptions,
  recordOptions,
} from '../domain/logChoices';
import { activeFilters, type LogState } from '../domain/logState';

export interface LogFiltersProps {
  /** Search and filters, as the address keeps them. */
  state: LogState;
  /** Whom it can be narrowed to; none while they are not known. */
  people: readonly LogPerson[];
  /** What was chosen or typed. */
  onChange: (change: Partial<LogState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Search and filters of the log: who, what, which days; and of lesser use which record and which address. */
export function LogFilters({ state, people, onChange, onReset }: LogFiltersProps) {
  const { first, more } = activeFilters(state);
  return (
    <FilterBar
      active={first + more}
      moreActive={more}
      onReset={onReset}
      search={
        <SearchField
          label="Cari di log"
          placeholder="Kata dalam uraian, mis. nomor nota"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      more={
        <>
          <Select
            label="Jenis data"
            options={recordOptions(state.type)}
            value={state.type}
            onChange={(type) => onChange({ type, record: '' })}
          />
          {state.type !== '' && (
            <SearchField
              key={state.type}
              labelShown
              label="No. data"
              placeholder="Semua"
              name="record"
              value={state.record}
              onSearch={(record) => onChange({ record: record.trim() })}
            />
          )}
          <SearchField
            labelShown
            label="Alamat IP"
            placeholder="Lengkap, mis. 10.20.0.14"
            name="ip"
            value={state.ip}
            onSearch={(ip) => onChange({ ip: ip.trim() })}
          />
        </>
      }
    >
      <Select
        label="Orang"
        options={personOptions(people, state.person)}
        value={String(state.person)}
        onChange={(person) => onChange({ person: person === 'all' ? 'all' : Number(person) })}
      />
      <Select
        label="Kegiatan"
        options={actionOptions(state)}
        value={chosenAction(state)}
        onChange={(value) => onChange(actionChange(value))}
      />
      <DateField label="Dari" value={state.from} onChange={(from) => onChange({ from })} />
      <DateField label="Sampai" value={state.to} onChange={(to) => onChange({ to })} />
    </FilterBar>
  );
}
