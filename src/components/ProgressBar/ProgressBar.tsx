import { styled } from '@mui/material/styles';
import { colour, space } from '@/lib/theme/tokens';

export interface ProgressBarProps {
  /** What runs, for those who do not see the bar. */
  label: string;
  value: number;
  max: number;
  /** How far it is, in words; shown below the bar. */
  words: string;
}

/** How far long work is. */
export function ProgressBar({ label, value, max, words }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <Root>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
      >
        <div style={{ transform: `scaleX(${share})` }} />
      </div>
      <p aria-hidden>{words}</p>
    </Root>
  );
}

const HEIGHT = 8;

const Root = styled('div')({
  display: 'grid',
  gap: space(2),
  '& > [role="progressbar"]': {
    height: HEIGHT,
    overflow: 'hidden',
    borderRadius: HEIGHT / 2,
    background: colour.sunken,
    '& > div': {
      height: '100%',
      background: colour.primary,
      transformOrigin: 'left',
      '@media (prefers-reduced-motion: no-preference)': { transition: 'transform 200ms linear' },
    },
  },
  '& > p': { color: colour.inkMuted, fontVariantNumeric: 'tabular-nums' },
});
