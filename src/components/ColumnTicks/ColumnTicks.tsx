import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import styles from './ColumnTicks.module.css';

export interface ColumnTicksProps {
  /** Those that are offered, in their order: words by key. */
  columns: Readonly<Record<string, string>>;
  /** Keys of those that stand; at least one. */
  chosen: readonly string[];
  /** They stand as they do unasked. */
  isUsual: boolean;
  /** A sentence below them. */
  note?: ReactNode;
  /** What is around them says already what they are. */
  legendHidden?: boolean;
  /** A column was ticked, or no longer is. */
  onTick: (key: string, ticked: boolean) => void;
  /** The columns as they are unasked. */
  onReset: () => void;
}

/** Which columns stand in a report or a file. The last one stays: without columns there is nothing. */
export function ColumnTicks({
  columns,
  chosen,
  isUsual,
  note,
  legendHidden = false,
  onTick,
  onReset,
}: ColumnTicksProps) {
  return (
    <fieldset className={styles.root}>
      <legend className={legendHidden ? 'visually-hidden' : undefined}>Kolom</legend>
      <div data-part="columns">
        {Object.entries(columns).map(([key, label]) => {
          const checked = chosen.includes(key);
          return (
            <CheckField
              key={key}
              name={key}
              label={label}
              checked={checked}
              disabled={checked && chosen.length === 1}
              onChange={(ticked) => onTick(key, ticked)}
            />
          );
        })}
      </div>
      {note && <p>{note}</p>}
      {!isUsual && <Button onClick={onReset}>Kembalikan ke semula</Button>}
    </fieldset>
  );
}
