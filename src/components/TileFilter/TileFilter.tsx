import { formatNumber } from '@/lib/format/rupiah';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import styles from './TileFilter.module.css';

/** A part of a whole and how much of it there is. */
export interface FilterTile<Key extends string> extends StatusLabel {
  key: Key;
  /** How many rows the part has. */
  rows: number;
  /** What they come to, rupiah. */
  amount?: number;
}

export interface TileFilterProps<Key extends string> {
  /** Says to a screen reader what is chosen here. */
  label: string;
  /** On a phone the first has a line of its own. */
  tiles: readonly FilterTile<Key>[];
  /** The part that is shown. */
  value: Key;
  /** The tile that was chosen. */
  onChange: (key: Key) => void;
}

/** Figures that filter: pressing a part shows its rows alone. Parts without rows step back. */
export function TileFilter<Key extends string>({ label, tiles, value, onChange }: TileFilterProps<Key>) {
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {tiles.map(({ key, label: name, tone, rows, amount }) => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          data-tone={tone}
          data-empty={rows === 0 || undefined}
          onClick={() => onChange(key)}
        >
          <span data-part="label">{name}</span>
          <span data-part="rows">{formatNumber(rows)}</span>
          {amount !== undefined && <span data-part="amount">{formatNumber(amount)}</span>}
        </button>
      ))}
    </div>
  );
}
