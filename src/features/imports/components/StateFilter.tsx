import { styled } from '@mui/material/styles';
import { IMPORT_ROW_STATES, type ImportBatch, type ImportRowState } from '@/lib/contract/imports';
import { formatNumber } from '@/lib/format/rupiah';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { figuresOf, sumOf } from '../domain/batchFigures';
import { STATE_WORDS } from '../domain/importWords';

export interface StateFilterProps {
  batch: Pick<ImportBatch, 'states'>;
  /** Which rows are shown. */
  value: ImportRowState | 'all';
  onChange: (state: ImportRowState | 'all') => void;
}

/** Rows and rupiah of each state; pressing one shows its rows alone. States without rows step back. */
export function StateFilter({ batch, value, onChange }: StateFilterProps) {
  const tile = (state: ImportRowState | 'all', words: string, figures: { rows: number; amount: number }) => (
    <button
      key={state}
      type="button"
      aria-pressed={value === state}
      data-empty={figures.rows === 0 || undefined}
      data-tone={state === 'all' ? 'neutral' : STATE_WORDS[state].tone}
      onClick={() => onChange(state)}
    >
      <span data-part="words">{words}</span>
      <span data-part="rows">{formatNumber(figures.rows)}</span>
      <span data-part="amount">{formatNumber(figures.amount)}</span>
    </button>
  );
  return (
    <Root role="group" aria-label="Saring menurut status baris">
      {tile('all', 'Semua', sumOf(batch))}
      {IMPORT_ROW_STATES.map((state) => tile(state, STATE_WORDS[state].words, figuresOf(batch, state)))}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: space(2),
  '& > button': {
    display: 'grid',
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
  '& [data-tone="due"] [data-part="words"]::before': { background: colour.due },
  '& [data-tone="waiting"] [data-part="words"]::before': { background: colour.waiting },
  '& [data-tone="overdue"] [data-part="words"]::before': { background: colour.overdue },
  '& [data-tone="paid"] [data-part="words"]::before': { background: colour.paid },
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
