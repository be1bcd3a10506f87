import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import Info from '@mui/icons-material/InfoRounded';
import Warning from '@mui/icons-material/WarningRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour, font, size, space } from '@/lib/theme/tokens';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface InlineAlertProps {
  tone: AlertTone;
  title?: ReactNode;
  children: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
}

const ICONS = { info: Info, success: CheckCircle, warning: Warning, danger: ErrorIcon };

/** A message at the place it is about. `danger` is read out at once, the others when there is a pause. */
export function InlineAlert({ tone, title, children, action }: InlineAlertProps) {
  const Icon = ICONS[tone];
  return (
    <Root role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
      <Icon aria-hidden />
      <div data-part="body">
        <div data-part="words">
          {title && <strong>{title}</strong>}
          <div>{children}</div>
        </div>
        {action && <div data-part="action">{action}</div>}
      </div>
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  gap: space(2),
  padding: `${space(2)} ${space(3)}`,
  borderRadius: size.corner,
  color: colour.ink,
  '& > svg': { flex: 'none', fontSize: 18, margin: '1px 0' },
  '& [data-part="body"]': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(3)}`,
  },
  '& [data-part="words"]': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: font.strong },
  '& [data-part="action"]': { margin: `${space(-2)} ${space(-1)} ${space(-2)} ${space(-3)}` },
  '&[data-tone="info"]': { background: colour.dueSoft, '& > svg': { color: colour.due } },
  '&[data-tone="success"]': { background: colour.paidSoft, '& > svg': { color: colour.paid } },
  '&[data-tone="warning"]': { background: colour.waitingSoft, '& > svg': { color: colour.waiting } },
  '&[data-tone="danger"]': { background: colour.overdueSoft, '& > svg': { color: colour.overdue } },
});
