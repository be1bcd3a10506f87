import { TileFilter } from '@/components/TileFilter/TileFilter';
import { IMPORT_ROW_STATES, type ImportRowState } from '@/lib/contract/importRows';
import { type ImportBatch } from '@/lib/contract/imports';
import { figuresOf, sumOf } from '../domain/batchFigures';
import { STATE_LABELS } from '../domain/importText';

export interface StateFilterProps {
  /** The statement, with how many lines are in each state. */
  batch: Pick<ImportBatch, 'states'>;
  /** Which rows are shown. */
  value: ImportRowState | 'all';
  /** The state that was chosen. */
  onChange: (state: ImportRowState | 'all') => void;
}

/** Rows and rupiah of each state; pressing one shows its rows alone. */
export function StateFilter({ batch, value, onChange }: StateFilterProps) {
  return (
    <TileFilter
      label="Filter menurut status baris"
      value={value}
      onChange={onChange}
      tiles={[
        { key: 'all' as const, label: 'Semua', tone: 'neutral', ...sumOf(batch) },
        ...IMPORT_ROW_STATES.map((key) => {
          const { rows, amount } = figuresOf(batch, key);
          return { key, ...STATE_LABELS[key], rows, amount };
        }),
      ]}
    />
  );
}
