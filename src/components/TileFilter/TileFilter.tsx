import { styled } from '@mui/material/styles';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import type { Standing } from '@/lib/words/standing';

/** A part of a whole and how much of it there is. */
export interface FilterTile<Key extends string> extends Standing {
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
  onChange: (key: Key) => void;
}

/** Figures that filter: pressing a part shows its rows alone. Parts without rows step back. */
export function TileFilter<Key extends string>({ label, tiles, value, onChange }: TileFilterProps<Key>) {
  return (
    <Root role="group" aria-label={label}>
      {tiles.map(({ key, words, tone, rows, amount }) => (
        <button
          key={key}
          type="button"
          aria-pressed={value === key}
          data-tone={tone}
          data-empty={rows === 0 || undefined}
          onClick={() => onChange(key)}
        >
          <span data-part="words">{words}</span>
          <span data-part="rows">{formatNumber(rows)}</span>
          {amount !== undefined && <span data-part="amount">{formatNumber(amount)}</span>}
        </button>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: space(2),
  '& > button': {
    display: 'grid',
    alignContent: 'space-between',
    gap: 2,
    minHeight: size.touch,
    padding: `${space(2)} ${space(3)}`,
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
    background: colour.surface,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { background: colour.canvas },
    '&[aria-pressed="true"]': {
      borderColor: colour.primary,
      background: colour.primarySoft,
      boxShadow: `inset 0 0 0 1px ${colour.primary}`,
    },
    '&[data-empty] > *': { color: colour.inkMuted },
  },
  '& [data-part="words"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    fontSize: font.small,
    fontWeight: font.medium,
    '&::before': {
      content: '""',
      flex: 'none',
      width: 8,
      height: 8,
      borderRadius: 4,
      background: colour.lineStrong,
    },
  },
  '& [data-tone="due"]:not([data-empty]) [data-part="words"]::before': { background: colour.due },
  '& [data-tone="waiting"]:not([data-empty]) [data-part="words"]::before': { background: colour.waiting },
  '& [data-tone="overdue"]:not([data-empty]) [data-part="words"]::before': { background: colour.overdue },
  '& [data-tone="paid"]:not([data-empty]) [data-part="words"]::before': { background: colour.paid },
  '& [data-part="rows"]': {
    fontSize: font.title,
    fontWeight: font.strong,
    lineHeight: '28px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part="amount"]': {
    fontSize: font.small,
    color: colour.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.mobile]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > button:first-of-type': { gridColumn: '1 / -1' },
  },
});
