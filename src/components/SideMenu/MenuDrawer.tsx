import ArrowBack from '@mui/icons-material/ArrowBack';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import { colour, size, space } from '@/lib/theme/tokens';

export interface MenuDrawerProps {
  open: boolean;
  onClose: () => void;
  /** The side menu. */
  children: ReactNode;
}

/** The side menu on a phone: slides in from the left, closes by back arrow, Esc, or a tap beside it. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu utama', role: 'dialog' } }}
    >
      <Body>
        <div data-part="top">
          <IconButton label="Tutup menu" onClick={onClose}>
            <ArrowBack aria-hidden />
          </IconButton>
        </div>
        {children}
      </Body>
    </Drawer>
  );
}

const Body = styled('div')({
  minHeight: '100%',
  width: size.menu,
  background: colour.surface,
  '& [data-part="top"]': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    height: size.header,
    padding: `0 ${space(1)}`,
    background: colour.surface,
    borderBottom: `1px solid ${colour.line}`,
  },
});
