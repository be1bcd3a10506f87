import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import { size } from '@/lib/theme/tokens';
import { PANEL_TITLE_ID } from './NotificationPanel';

export interface NotificationDrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to be closed. */
  onClose: () => void;
  /** A NotificationPanel. */
  children: ReactNode;
}

const PAPER = { sx: { width: size.drawer, maxWidth: '100vw' }, 'aria-labelledby': PANEL_TITLE_ID } as const;

/** The drawer at the right edge, 300 px wide (SPEC 9). Escape and a press beside it close it; the focus returns. */
export function NotificationDrawer({ open, onClose, children }: NotificationDrawerProps) {
  return (
    <MuiTheme>
      <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: PAPER }}>
        {children}
      </Drawer>
    </MuiTheme>
  );
}
