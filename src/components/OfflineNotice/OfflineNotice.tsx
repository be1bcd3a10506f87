import CloudOff from '@mui/icons-material/CloudOffRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { colour, font, space } from '@/lib/theme/tokens';

export interface OfflineNoticeProps {
  children: ReactNode;
  /** Default: a cloud without a connection. */
  icon?: ReactNode;
  /** A button that tries again. */
  action?: ReactNode;
}

/** A quiet bar: something is not live just now, and work can go on. */
export function OfflineNotice({ children, icon, action }: OfflineNoticeProps) {
  return (
    <Root role="status">
      {icon ?? <CloudOff aria-hidden />}
      <span>{children}</span>
      {action}
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: 28,
  padding: `${space(1)} ${space(4)}`,
  background: colour.waitingSoft,
  color: colour.waiting,
  fontSize: font.small,
  fontWeight: font.medium,
  lineHeight: '16px',
  '& > svg': { flex: 'none', fontSize: 16 },
});
