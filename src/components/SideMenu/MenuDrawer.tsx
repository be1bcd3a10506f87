import ArrowBack from '@mui/icons-material/ArrowBack';
import Search from '@mui/icons-material/SearchRounded';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import styles from './MenuDrawer.module.css';

export interface MenuDrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to be closed. */
  onClose: () => void;
  /** Opens the search over all screens and records. */
  onSearch?: (() => void) | undefined;
  /** The side menu. */
  children: ReactNode;
}

/** The side menu on a phone: slides in from the left, closes by back arrow, Esc, or a tap beside it. */
export function MenuDrawer({ open, onClose, onSearch, children }: MenuDrawerProps) {
  return (
    <MuiTheme>
      <Drawer
        open={open}
        onClose={onClose}
        slotProps={{ paper: { 'aria-label': 'Menu utama', role: 'dialog' } }}
      >
        <div className={styles.root}>
          <div data-part="top">
            <IconButton label="Tutup menu" onClick={onClose}>
              <ArrowBack aria-hidden />
            </IconButton>
            {onSearch && (
              <Button kind="quiet" icon={<Search aria-hidden />} onClick={onSearch}>
                Cari dan buka
              </Button>
            )}
          </div>
          {children}
        </div>
      </Drawer>
    </MuiTheme>
  );
}
