import Close from '@mui/icons-material/CloseRounded';
import MuiDialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import styles from './Dialog.module.css';

/** Widths: 420, 640 and 960 px. Phones: small rises from below, the others fill the screen. */
export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  open: boolean;
  /** Called by Esc, the backdrop and the close button; without it the dialog is left only by its actions. */
  onClose?: (() => void) | undefined;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom right; the main one last. */
  actions?: ReactNode;
  size?: DialogSize;
  /** While something runs the dialog cannot be closed. */
  busy?: boolean;
  /** Runs after the dialog has left the screen. */
  onClosed?: () => void;
}

/** A layer over the page that asks for attention; focus stays inside and goes back afterwards. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'small',
  busy = false,
  onClosed,
}: DialogProps) {
  const titleId = useId();
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        onClose={busy ? undefined : onClose}
        aria-labelledby={titleId}
        slotProps={{
          paper: { 'data-size': size, 'aria-busy': busy || undefined } as object,
          transition: onClosed ? { onExited: onClosed } : {},
        }}
      >
        <div className={styles.root}>
          <header>
            <h2 id={titleId}>{title}</h2>
            {onClose && (
              <IconButton
                label="Tutup"
                aria-disabled={busy || undefined}
                onClick={busy ? undefined : onClose}
              >
                <Close aria-hidden />
              </IconButton>
            )}
          </header>
          <div data-part="body">{children}</div>
          {actions && <footer>{actions}</footer>}
        </div>
      </MuiDialog>
    </MuiTheme>
  );
}
