import type { ReactNode } from 'react';
import { DateField } from '@/components/DateField/DateField';
import { FilterBar } from '@/components/FilterBar/FilterBar';
import { OfficeSelect } from '@/components/OfficeSelect/OfficeSelect';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import { RECEIPT_STATES, type Period } from '@/lib/contract/creditListDefaults';
import type { Office } from '@/lib/contract/offices';
import { DAY_LABELS } from '@/lib/labels/receiptDay';
import { ON_ALL_DATES, type CreditListState } from '../domain/creditListState';
import { STATUS_LABELS } from '../domain/filterText';

const PERIOD_OPTIONS: readonly { value: Period; label: string }[] = [
  { value: 'day', label: 'Hari' },
  { value: 'week', label: 'Minggu' },
  { value: 'month', label: 'Bulan' },
  { value: 'year', label: 'Tahun' },
  { value: 'all', label: 'Semua' },
];

const STATUS_OPTIONS: readonly { value: CreditListState['status']; label: string }[] = [
  { value: '', label: 'Semua status' },
  ...RECEIPT_STATES.map((value) => ({ value, label: STATUS_LABELS[value] })),
];

function withStatus({ status: before }: CreditListState, status: CreditListState['status']) {
  if (ON_ALL_DATES.has(status)) return { status, period: 'all' } as const;
  return ON_ALL_DATES.has(before) ? ({ status, period: 'day' } as const) : { status };
}

export interface CreditFiltersProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: CreditListState;
  /** The date that the list was taken around, when the state leaves it to the server. */
  date: string;
  /** Offices to choose from; fewer than two offer no choice. */
  offices: readonly Office[];
  /** Approvers may narrow the list to what waits. */
  canFilterWaiting: boolean;
  /** How many filters differ from the start. */
  active: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<CreditListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
  /** Filters of lesser use: `MoreCreditFilters`. */
  more?: ReactNode;
}

/** Search and filters of the receipt list (SPEC 3, Client list state). */
export function CreditFilters({
  state,
  date,
  offices,
  canFilterWaiting,
  active,
  onChange,
  onReset,
  more,
}: CreditFiltersProps) {
  return (
    <FilterBar
      active={active}
      onReset={onReset}
      more={more}
      moreActive={[state.cashier, state.means, state.by === 'entered'].filter(Boolean).length}
      search={
        <SearchField
          label="Cari nota"
          placeholder="No. nota, kontrak, nasabah"
          value={state.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Select
        label="Periode"
        options={PERIOD_OPTIONS}
        value={state.period}
        onChange={(period) => onChange({ period })}
      />
      <DateField
        label={state.by === 'entered' ? DAY_LABELS.entered : 'Tanggal'}
        value={state.period === 'all' ? '' : state.date || date}
        disabled={state.period === 'all'}
        onChange={(next) => onChange({ date: next })}
      />
      <OfficeSelect offices={offices} value={state.office} onChange={(office) => onChange({ office })} />
      <Select
        label="Status"
        options={STATUS_OPTIONS.filter(
          ({ value }) => value !== 'waiting' || canFilterWaiting || state.status === 'waiting',
        )}
        value={state.status}
        onChange={(status) => onChange(withStatus(state, status))}
      />
    </FilterBar>
  );
}
