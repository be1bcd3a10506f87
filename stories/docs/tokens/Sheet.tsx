import { styled } from '@mui/material/styles';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

/** The paper that every token sheet is printed on. */
export const Sheet = styled('div')({
  display: 'grid',
  gap: space(4),
  padding: space(6),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  color: colour.ink,
  '& h3': { fontSize: font.small, fontWeight: font.medium, color: colour.inkMuted },
  '& code': { fontFamily: 'inherit', fontVariantNumeric: 'tabular-nums', color: colour.inkMuted },
  '& [data-part="grid"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
    gap: `${space(3)} ${space(6)}`,
  },
  [media.mobile]: { padding: space(4) },
});
