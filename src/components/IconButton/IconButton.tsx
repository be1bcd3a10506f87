import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { colour, font, media, motion, size } from '@/lib/theme/tokens';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The button's name, also its tip on hover; say what the badge says too ('Notifikasi, 7 belum dibaca'). */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** A short mark on the corner (`7`, `99+`). */
  badge?: string | undefined;
}

/** A button of one icon, 40 px (44 on phones). */
export function IconButton({ label, children, badge, type = 'button', ...button }: IconButtonProps) {
  return (
    <Root title={label} {...button} type={type} aria-label={label}>
      {children}
      {badge && <span data-part="badge">{badge}</span>}
    </Root>
  );
}

const Root = styled('button')({
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  padding: 0,
  border: 0,
  borderRadius: size.corner,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '& svg': { fontSize: 20 },
  '&:hover': { background: `color-mix(in srgb, currentColor 10%, transparent)` },
  '&:disabled, &[aria-disabled="true"]': {
    color: colour.inkDisabled,
    background: 'none',
    cursor: 'default',
  },
  '& [data-part="badge"]': {
    position: 'absolute',
    top: 2,
    left: 'calc(50% + 2px)',
    minWidth: 18,
    padding: '0 4px',
    border: `1px solid ${colour.surface}`,
    borderRadius: 9,
    background: colour.overdue,
    color: colour.surface,
    fontSize: 11,
    fontWeight: font.strong,
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
  [media.mobile]: { width: size.touch, height: size.touch },
});
