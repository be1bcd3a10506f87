import { useLayoutEffect, useRef } from 'react';
import { formatNumber } from '@/lib/format/rupiah';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import styles from './TileFilter.module.css';

/** A part of a whole and how much of it there is. */
export interface FilterTile<Key extends string> extends StatusLabel {
  key: Key;
  /** How many rows the part has; undefined: not counted yet. */
  rows?: number | undefined;
  /** There are more than `rows`: counting stopped. */
  more?: boolean;
  /** What they come to, rupiah. */
  amount?: number;
}

export interface TileFilterProps<Key extends string> {
  /** Says to a screen reader what is chosen here. */
  label: string;
  /** On a phone the first has a line of its own, but in a `compact` one. */
  tiles: readonly FilterTile<Key>[];
  /** The part that is shown. */
  value: Key;
  /** The tile that was chosen. */
  onChange: (key: Key) => void;
  /** Label and figure in one line, for many parts; on a phone all in one that scrolls sideways. */
  compact?: boolean;
}

/** So much of the tile before the chosen one stays in sight, px. */
const EDGE = 40;

/** Figures that filter: pressing a part shows its rows alone. Parts without rows step back. */
export function TileFilter<Key extends string>({
  label,
  tiles,
  value,
  onChange,
  compact = false,
}: TileFilterProps<Key>) {
  const ref = useRef<HTMLDivElement>(null);
  // What is chosen in the address may stand beyond the edge of a phone.
  useLayoutEffect(() => {
    const pressed = ref.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (compact && pressed) ref.current?.scrollTo({ left: pressed.offsetLeft - EDGE });
  }, [compact, value, tiles.length]);
  return (
    <div
      ref={ref}
      className={styles.root}
      role="group"
      aria-label={label}
      data-compact={compact || undefined}
    >
      {tiles.map(({ key, label: name, tone, rows, more, amount }) => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          data-tone={tone}
          data-empty={rows === 0 || undefined}
          onClick={() => onChange(key)}
        >
          <span data-part="label">{name}</span>
          {(rows !== undefined || compact) && (
            <span data-part="rows">
              {rows !== undefined && formatNumber(rows)}
              {more && '+'}
            </span>
          )}
          {amount !== undefined && <span data-part="amount">{formatNumber(amount)}</span>}
        </button>
      ))}
    </div>
  );
}
