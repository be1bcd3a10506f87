import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Picture } from '@/components/Picture/Picture';
import { colour, font, space } from '@/lib/theme/tokens';

export interface EmptyStateProps {
  title: string;
  /** Why it is empty, or what to do. */
  children?: ReactNode;
  action?: ReactNode;
  /** A picture of its own; null for none. */
  icon?: ReactNode;
  role?: 'alert' | 'status';
}

/** Says that there is nothing here, and why. */
export function EmptyState({
  title,
  children,
  action,
  icon = <Picture name="empty" />,
  role,
}: EmptyStateProps) {
  return (
    <Root role={role}>
      {icon}
      <p data-part="title">{title}</p>
      {children && <div data-part="why">{children}</div>}
      {action && <div data-part="action">{action}</div>}
    </Root>
  );
}

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(8)} ${space(4)}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& [data-part="title"]': { marginTop: space(2), fontWeight: font.strong },
  '& [data-part="why"]': { maxWidth: 420, color: colour.inkMuted, textWrap: 'pretty' },
  '& [data-part="action"]': { marginTop: space(3) },
});
