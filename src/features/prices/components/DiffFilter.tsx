import { styled } from '@mui/material/styles';
import type { PriceDiff } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { countsOf, DIFF_PARTS, type DiffPart } from '../domain/diffView';

export interface DiffFilterProps {
  diff: PriceDiff;
  /** The part that is shown. */
  value: DiffPart;
  onChange: (part: DiffPart) => void;
}

const WORDS: Record<DiffPart, { words: string; tone: string }> = {
  wrong: { words: 'Salah', tone: 'overdue' },
  changed: { words: 'Berubah', tone: 'waiting' },
  added: { words: 'Baru', tone: 'paid' },
  missing: { words: 'Tidak ada di berkas', tone: 'due' },
  same: { words: 'Sama', tone: 'neutral' },
};

/** How many lines a file adds, changes and leaves out; pressing one shows its lines. Those without lines step back. */
export function DiffFilter({ diff, value, onChange }: DiffFilterProps) {
  const counts = countsOf(diff);
  return (
    <Root role="group" aria-label="Bagian pratinjau">
      {DIFF_PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={value === part}
          data-tone={WORDS[part].tone}
          data-empty={counts[part] === 0 || undefined}
          onClick={() => onChange(part)}
        >
          <span data-part="words">{WORDS[part].words}</span>
          <span data-part="count">{formatNumber(counts[part])}</span>
        </button>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
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
  '& [data-tone="overdue"]:not([data-empty]) [data-part="words"]::before': { background: colour.overdue },
  '& [data-tone="waiting"]:not([data-empty]) [data-part="words"]::before': { background: colour.waiting },
  '& [data-tone="paid"]:not([data-empty]) [data-part="words"]::before': { background: colour.paid },
  '& [data-tone="due"]:not([data-empty]) [data-part="words"]::before': { background: colour.due },
  '& [data-part="count"]': {
    fontSize: font.title,
    fontWeight: font.strong,
    lineHeight: '28px',
    fontVariantNumeric: 'tabular-nums',
  },
  [media.mobile]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > button:first-of-type': { gridColumn: '1 / -1' },
  },
});
