import { colour, font, media, motion, size, space } from '@/lib/theme/tokens';

/** How buttons look, whether they act (`Button`) or lead somewhere (`LinkButton`). */
export const buttonLook = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: size.control,
  padding: `0 ${space(4)}`,
  border: '1px solid transparent',
  borderRadius: size.corner,
  background: 'none',
  fontSize: font.base,
  fontWeight: font.strong,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}, border-color ${motion.quick} ${motion.ease}`,
  '& svg': { fontSize: 18, flex: 'none' },
  '&[data-wide]': { width: '100%' },
  '&[data-kind="primary"]': {
    background: colour.primary,
    color: colour.onPrimary,
    '&:hover': { background: colour.primaryHover },
  },
  '&[data-kind="secondary"]': {
    background: colour.surface,
    borderColor: colour.lineStrong,
    color: colour.ink,
    '&:hover': { background: colour.sunken },
  },
  '&[data-kind="quiet"]': {
    color: colour.primary,
    padding: `0 ${space(3)}`,
    '&:hover': { background: colour.primarySoft },
  },
  '&[data-kind="danger"]': {
    background: colour.surface,
    borderColor: colour.overdue,
    color: colour.overdue,
    '&:hover': { background: colour.overdueSoft },
  },
  '&:disabled, &[data-busy]': { cursor: 'default' },
  '&[data-busy]': { opacity: 0.75 },
  '&:disabled': { background: colour.sunken, borderColor: 'transparent', color: colour.inkDisabled },
  [media.mobile]: { minHeight: size.touch },
} as const;
