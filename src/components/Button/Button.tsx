import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { colour, font, media, motion, size, space } from '@/lib/theme/tokens';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary`: the one main action of a view. Default `secondary`. */
  kind?: ButtonKind;
  /** Shown before the words. */
  icon?: ReactNode;
  /** The action runs: the button keeps its width and takes no second press. */
  busy?: boolean;
  /** What is said while busy; default the button's own words. */
  busyLabel?: string;
  /** As wide as its place. */
  wide?: boolean;
}

/** A button. While `busy` it stays focusable but presses do nothing, so nothing is sent twice. */
export function Button({
  kind = 'secondary',
  icon,
  busy = false,
  busyLabel,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || undefined}
      data-kind={kind}
      data-busy={busy || undefined}
      data-wide={wide || undefined}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      {busy ? (busyLabel ?? children) : children}
    </Root>
  );
}

const Root = styled('button')({
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
});
