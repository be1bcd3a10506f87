import { ReceiptDaySelect } from '@/components/ReceiptDaySelect/ReceiptDaySelect';
import { Select } from '@/components/Select/Select';
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
  /** Everyone who took money; undefined: not known yet. */
  cashiers: readonly string[] | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<CreditListState>) => void;
}

/** Who took the money, in what kind, and which of the two days a period is of. */
export function MoreCreditFilters({ state, cashiers = [], onChange }: MoreCreditFiltersProps) {
  // A name that came with the address stands there before the others are known.
  const names = state.cashier && !cashiers.includes(state.cashier) ? [state.cashier, ...cashiers] : cashiers;
  return (
    <>
      <Select
        label="Kasir"
        options={[
          { value: '', label: 'Semua kasir' },
          ...names.map((name) => ({ value: name, label: name })),
        ]}
        value={state.cashier}
        onChange={(cashier) => onChange({ cashier })}
      />
      <Select
        label="Jenis uang"
        options={MEANS_OPTIONS}
        value={state.means}
        onChange={(means) => onChange({ means: means as CreditListState['means'] })}
      />
      <ReceiptDaySelect value={state.by} onChange={(by) => onChange({ by })} />
    </>
  );
}
