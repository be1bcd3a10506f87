import { ReceiptDaySelect } from '@/components/ReceiptDaySelect/ReceiptDaySelect';
import { Select } from '@/components/Select/Select';
import type { CashierChoice } from '@/lib/contract/creditList';
import { RECEIPT_MEANS } from '@/lib/contract/creditListDefaults';
import type { CreditListState } from '../domain/creditListState';
import { MEANS_LABELS } from '../domain/filterText';

const MEANS_OPTIONS: readonly { value: CreditListState['means']; label: string }[] = [
  { value: '', label: 'Semua' },
  ...RECEIPT_MEANS.map((value) => ({ value, label: MEANS_LABELS[value] })),
];

export interface MoreCreditFiltersProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: Pick<CreditListState, 'by' | 'cashier' | 'means'>;
  /** Everyone in whose drawer money is; undefined: not known yet. */
  cashiers: readonly CashierChoice[] | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<CreditListState>) => void;
}

/** Who took the money, in what kind, and which of the two days a period is of. */
export function MoreCreditFilters({ state, cashiers = [], onChange }: MoreCreditFiltersProps) {
  // Who came with the address stands there before the names are known.
  const isKnown = state.cashier === null || cashiers.some(({ id }) => id === state.cashier);
  const people = isKnown ? cashiers : [{ id: state.cashier, name: 'Kasir terpilih' }, ...cashiers];
  return (
    <>
      <Select
        label="Kasir"
        options={[
          { value: '', label: 'Semua kasir' },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(state.cashier ?? '')}
        onChange={(cashier) => onChange({ cashier: cashier === '' ? null : Number(cashier) })}
      />
      <Select
        label="Jenis uang"
        options={MEANS_OPTIONS}
        value={state.means}
        onChange={(means) => onChange({ means })}
      />
      <ReceiptDaySelect value={state.by} onChange={(by) => onChange({ by })} />
    </>
  );
}
