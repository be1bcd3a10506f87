import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '@/lib/theme/tokens';

/** A page alone: sign-in, sign-out, print. */
export function BarePage({ children }: { children: ReactNode }) {
  return <Root id="isi">{children}</Root>;
}

const Root = styled('main')({
  minHeight: '100dvh',
  display: 'grid',
  alignContent: 'center',
  padding: space(4),
  // A little above the middle, where the eye looks first.
  paddingBottom: '12dvh',
});
