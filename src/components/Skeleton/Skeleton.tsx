import { styled } from '@mui/material/styles';
import { colour } from '@/lib/theme/tokens';

export interface SkeletonProps {
  /** px or any CSS length. Default 100 %. */
  width?: number | string;
  /** px or any CSS length. Default 12 px. */
  height?: number | string;
  /** px. Default 4. */
  radius?: number;
}

/** The shape of what is coming. Whoever shows it says `aria-busy` on the place itself. */
export function Skeleton({ width = '100%', height = 12, radius = 4 }: SkeletonProps) {
  return <Shape aria-hidden style={{ width, height, borderRadius: radius }} />;
}

const Shape = styled('span')({
  display: 'block',
  maxWidth: '100%',
  background: `color-mix(in srgb, ${colour.ink} 9%, transparent)`,
  animation: 'angsur-breathe 1.6s ease-in-out infinite',
  '@keyframes angsur-breathe': { '50%': { opacity: 0.45 } },
});
