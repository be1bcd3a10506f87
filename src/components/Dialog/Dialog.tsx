import Close from '@mui/icons-material/CloseRounded';
import MuiDialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import { LeaveQuestion } from './LeaveQuestion';
import { useFirstFocus } from './useFirstFocus';
import { LeaveContext, useLeaving } from './useLeaving';
import styles from './Dialog.module.css';

/** Widths: 420, 640 and 960 px. Phones: small rises from below, the others fill the screen. */
export type DialogSize = 'small' | 'medium' | 'large';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Esc, the backdrop, the close button and `CancelButton`; without it the dialog is left only by its actions. */
  onClose?: (() => void) | undefined;
  /** Stands at the top and names the dialog. */
  title: string;
  /** What the dialog asks or shows. */
  children: ReactNode;
  /** Buttons at the bottom right; the main one last. */
  actions?: ReactNode;
  /** How wide it may become. Default 'medium'. */
  size?: DialogSize;
  /** While something runs the dialog cannot be closed. */
  busy?: boolean;
  /**
   * Something in it would be lost: it asks before it is left. Left out: asks once text was typed in it; a
   * search does not count.
   */
  changed?: boolean;
  /** Runs after the dialog has left the screen. */
  onClosed?: () => void;
}

/**
 * A layer over the page that asks for attention; focus begins at its first field, stays inside and goes back afterwards. What was typed in it is not
 * lost by a stray key: every way out asks first (docs/decisions/0090).
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  size = 'small',
  busy = false,
  changed,
  onClosed,
}: DialogProps) {
  const titleId = useId();
  const { isAsking, leave, stay, forget, handleInput } = useLeaving(onClose, changed);
  const firstFocus = useFirstFocus();
  const close = busy ? undefined : leave;
  return (
    <MuiTheme>
      <MuiDialog
        open={open}
        onClose={close}
        aria-labelledby={titleId}
        slotProps={{
          paper: { 'data-size': size, 'aria-busy': busy || undefined } as object,
          transition: {
            onExited: () => {
              forget();
              onClosed?.();
            },
          },
        }}
      >
        <div ref={firstFocus} className={styles.root} onInput={handleInput}>
          <header>
            <h2 id={titleId}>{title}</h2>
            {onClose && (
              <IconButton label="Tutup" aria-disabled={busy || undefined} onClick={close}>
                <Close aria-hidden />
              </IconButton>
            )}
          </header>
          <div data-part="body">{children}</div>
          {isAsking && onClose ? (
            <LeaveQuestion onStay={stay} onLeave={onClose} />
          ) : (
            actions && (
              <LeaveContext value={close}>
                <footer>{actions}</footer>
              </LeaveContext>
            )
          )}
        </div>
      </MuiDialog>
    </MuiTheme>
  );
}
