import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour, font, space } from '@/lib/theme/tokens';

/** Labels with figures at their end, ruled. */
export const FigureList = styled('dl')({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space(4),
    padding: `${space(2)} 0`,
    borderBottom: `1px solid ${colour.line}`,
  },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
  '& [data-strong]': { fontWeight: font.strong },
});

/** One line of it. */
export function Figure({
  label,
  strong = false,
  children,
}: {
  label: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
