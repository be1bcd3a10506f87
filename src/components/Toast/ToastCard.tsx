import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Close from '@mui/icons-material/CloseRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Info from '@mui/icons-material/InfoRounded';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { colour, media, motion, size, space } from '@/lib/theme/tokens';
import type { Toast } from './useToast';

const ICONS = { success: CheckCircle, info: Info, danger: ErrorIcon };

export interface ToastCardProps extends Toast {
  /** ms until it leaves by itself. */
  stay: number;
  onClose: () => void;
}

/** One toast. It waits while a pointer or the focus is on it, and never leaves by itself when it is `danger`. */
export function ToastCard({ tone, message, action, stay, onClose }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (held || tone === 'danger') return;
    const timer = setTimeout(() => close.current(), stay);
    return () => clearTimeout(timer);
  }, [held, stay, tone]);
  const Icon = ICONS[tone];
  return (
    <Card
      role={tone === 'danger' ? 'alert' : undefined}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden />
      <p>{message}</p>
      {action && (
        <Button
          kind="quiet"
          onClick={() => {
            action.onClick();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Tutup" onClick={onClose}>
        <Close aria-hidden />
      </IconButton>
    </Card>
  );
}

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 48,
  padding: `${space(1)} ${space(1)} ${space(1)} ${space(3)}`,
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.raised,
  boxShadow: `0 8px 24px ${colour.shadow}`,
  animation: `angsur-rise ${motion.calm} ${motion.ease}`,
  '@keyframes angsur-rise': { from: { transform: 'translateY(8px)' } },
  '& > svg': { flex: 'none', fontSize: 20 },
  '& > p': { flex: 1, minWidth: 0, padding: `${space(2)} 0`, overflowWrap: 'anywhere' },
  '& > [aria-label="Tutup"]': { color: colour.inkMuted },
  [media.mobile]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space(2),
    rowGap: 0,
    '& > [aria-label="Tutup"]': { gridArea: '1 / 3' },
    '& > [data-kind="quiet"]': { gridArea: '2 / 2', justifySelf: 'start', marginLeft: space(-3) },
  },
  '&[data-tone="success"] > svg': { color: colour.paid },
  '&[data-tone="info"] > svg': { color: colour.due },
  '&[data-tone="danger"] > svg': { color: colour.overdue },
});
