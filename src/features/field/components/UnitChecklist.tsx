import { SegmentedField } from '@/components/Segmented/SegmentedField';
import { CHECK_STATES, type CheckItem, type CheckState } from '@/lib/contract/repossessionTerms';
import styles from './UnitChecklist.module.css';

export interface UnitChecklistProps {
  /** What is looked for, in the order of the paper. */
  items: readonly { item: CheckItem; label: string }[];
  /** What was found so far, by thing. */
  checks: Readonly<Record<string, CheckState>>;
  /** What is missing. */
  error?: string | undefined;
  /** One was found, missing or damaged. */
  onChange: (checks: Record<string, CheckState>) => void;
}

const LABELS: Readonly<Record<CheckState, string>> = { YES: 'Ada', NO: 'Tidak ada', DAMAGED: 'Rusak' };
const OPTIONS = CHECK_STATES.map((value) => ({ value, label: LABELS[value] }));

/** What a unit has, thing by thing. */
export function UnitChecklist({ items, checks, error, onChange }: UnitChecklistProps) {
  const done = items.filter(({ item }) => checks[item] !== undefined).length;
  return (
    <div className={styles.root} role="group" aria-label="Kelengkapan">
      <p data-part="count" role="status">
        {done} dari {items.length} diperiksa
      </p>
      {items.map(({ item, label }) => (
        <SegmentedField
          key={item}
          label={label}
          options={OPTIONS}
          value={checks[item] ?? null}
          invalid={error !== undefined && checks[item] === undefined}
          onChange={(state) => onChange({ ...checks, [item]: state })}
        />
      ))}
      {error && (
        <p data-part="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
