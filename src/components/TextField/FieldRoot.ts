import { styled } from '@mui/material/styles';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';

/** The look that every field shares: label above, control, note below. */
export const FieldRoot = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space(1),
  minWidth: 0,
  position: 'relative',
  '& > label': { fontSize: font.small, fontWeight: font.medium, color: colour.inkMuted, lineHeight: '16px' },
  '& > label[data-hidden]': visuallyHidden,
  '& [data-part="control"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    minHeight: size.control,
    padding: `0 ${space(3)}`,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: size.corner,
    background: colour.surface,
    '&:focus-within': { borderColor: colour.primary, boxShadow: `inset 0 0 0 1px ${colour.primary}` },
    '&:has(:is(input, select, textarea):disabled), &:has([readonly])': {
      background: colour.sunken,
      borderColor: colour.line,
    },
    '& > svg': { flex: 'none', fontSize: 18, color: colour.inkMuted },
  },
  '& [data-part="prefix"]': { color: colour.inkMuted },
  '& :is(input, select, textarea)': {
    flex: 1,
    width: '100%',
    minWidth: 0,
    padding: `${space(2)} 0`,
    border: 0,
    outline: 'none',
    background: 'none',
    fontSize: font.base,
    lineHeight: '18px',
    '&::placeholder': { color: colour.inkMuted, opacity: 1 },
    '&:disabled': { color: colour.inkMuted, WebkitTextFillColor: 'currentColor', opacity: 1 },
  },
  '& [data-part="note"]': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '&[data-invalid] [data-part="control"]': { borderColor: colour.overdue },
  '&[data-invalid] [data-part="note"]': { color: colour.overdue },
  [media.mobile]: {
    '& [data-part="control"]': { minHeight: size.touch },
    // Smaller text makes iOS zoom into the field.
    '& :is(input, select, textarea)': { fontSize: font.large },
  },
});
