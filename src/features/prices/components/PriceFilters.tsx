import { DateField } from '@/components/DateField/DateField';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import { VEHICLE_KINDS } from '@/lib/contract/calculations';
import type { DataOf } from '@/lib/contract/endpoint';
import type { listPriceChoices } from '@/lib/contract/prices';
import { VEHICLE_KIND_LABELS } from '@/lib/labels/calculationLabels';
import type { PriceListState } from '../domain/priceListState';

export type PriceChoices = DataOf<typeof listPriceChoices>;

export interface PriceFiltersProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: PriceListState;
  /** Undefined: not known yet; each filter then offers what it is set to. */
  choices: PriceChoices | undefined;
  /** The office's today, `YYYY-MM-DD`; '' while it is not known. */
  today: string;
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<PriceListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Search and filters of the price list. */
export function PriceFilters({ state, choices, today, active, onChange, onReset }: PriceFiltersProps) {
  const vehicles =
    choices?.vehicles.filter(({ vehicle_kind }) => !state.kind || vehicle_kind === state.kind) ?? [];
  const types = vehicles.filter(({ brand }) => brand === state.brand).map(({ type }) => type);
  return (
    <FilterBar
      active={active}
      onReset={onReset}
      search={
        <SearchField
          label="Cari kendaraan"
          placeholder="Misalnya: beat 2024 papua"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Choice
        label="Wilayah"
        all="Semua wilayah"
        values={choices?.regions}
        value={state.region}
        onChange={(region) => onChange({ region })}
      />
      <Select
        label="Kendaraan"
        options={[
          { value: '', label: 'Motor dan mobil' },
          ...VEHICLE_KINDS.map((value) => ({ value, label: VEHICLE_KIND_LABELS[value] })),
        ]}
        value={state.kind}
        onChange={(kind) => onChange({ kind, brand: '' })}
      />
      <Choice
        label="Merek"
        all="Semua merek"
        values={vehicles.map(({ brand }) => brand)}
        value={state.brand}
        onChange={(brand) => onChange({ brand })}
      />
      {state.brand !== '' && (
        <Choice
          label="Tipe"
          all="Semua tipe"
          values={types}
          value={state.type}
          onChange={(type) => onChange({ type })}
        />
      )}
      <Choice
        label="Tahun"
        all="Semua tahun"
        values={choices?.years.map(String)}
        value={state.year}
        onChange={(year) => onChange({ year })}
      />
      <DateField
        label="Per tanggal"
        value={state.on || today}
        onChange={(on) => onChange({ on: on === today ? '' : on })}
      />
    </FilterBar>
  );
}

interface ChoiceProps {
  label: string;
  /** What is said for no choice. */
  all: string;
  values: readonly string[] | undefined;
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, all, values = [], value, onChange }: ChoiceProps) {
  // What the address asks for stays to be seen, also where the list does not know it.
  const known = [...new Set([...values, ...(value === '' ? [] : [value])])];
  const options = [{ value: '', label: all }, ...known.map((one) => ({ value: one, label: one }))];
  return <Select {...{ label, options, value, onChange }} />;
}
