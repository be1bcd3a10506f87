import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { colour, font, layer, size, space } from '@/lib/theme/tokens';

/** First stop of the keyboard: past header and menu, straight to the page. */
export function SkipLink() {
  const handleClick = (event: MouseEvent) => {
    // Moving the focus is enough; the address stays clean.
    event.preventDefault();
    document.getElementById('isi')?.focus();
  };
  return (
    <Root href="#isi" onClick={handleClick}>
      Lewati ke isi
    </Root>
  );
}

const Root = styled('a')({
  position: 'fixed',
  top: space(1),
  left: space(2),
  zIndex: layer.menu + 1,
  padding: `${space(2)} ${space(4)}`,
  borderRadius: size.corner,
  background: colour.primary,
  color: colour.onPrimary,
  fontWeight: font.strong,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
});
