import { styled } from '@mui/material/styles';
import { BrandMark } from '@/components/BrandMark/BrandMark';
import { colour, space } from '@/lib/theme/tokens';

export interface WordmarkProps {
  /** Height of the letters' line, px. Default 20. */
  size?: number;
}

/** The sign and the name. */
export function Wordmark({ size = 20 }: WordmarkProps) {
  return (
    <Root style={{ fontSize: size }}>
      <BrandMark size={Math.round(size * 1.1)} />
      <span>Angsur</span>
    </Root>
  );
}

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  color: colour.primary,
  fontWeight: 700,
  lineHeight: 1.2,
  letterSpacing: '-0.03em',
});
