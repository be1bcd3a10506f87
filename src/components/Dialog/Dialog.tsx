import Close from '@mui/icons-material/CloseRounded';
import MuiDialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import { colour, font, media, space } from '@/lib/theme/tokens';

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
    <MuiDialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      slotProps={{
        paper: { 'data-size': size, 'aria-busy': busy || undefined } as object,
        transition: onClosed ? { onExited: onClosed } : {},
      }}
    >
      <Parts>
        <header>
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <IconButton label="Tutup" aria-disabled={busy || undefined} onClick={busy ? undefined : onClose}>
              <Close aria-hidden />
            </IconButton>
          )}
        </header>
        <div data-part="body">{children}</div>
        {actions && <footer>{actions}</footer>}
      </Parts>
    </MuiDialog>
  );
}

const Parts = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  // The whole paper scrolls, so that its buttons' focus scrolls long text by keyboard; head and actions stay in sight.
  '& > :is(header, footer)': { position: 'sticky', zIndex: 1, background: colour.raised },
  '& > header': {
    top: 0,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
    minHeight: 56,
    padding: `${space(2)} ${space(2)} ${space(1)} ${space(6)}`,
    '& h2': { fontSize: font.large, fontWeight: font.strong, lineHeight: '24px' },
    '& button': { color: colour.inkMuted },
  },
  '& > [data-part="body"]': {
    flex: 1,
    padding: `${space(1)} ${space(6)} ${space(6)}`,
  },
  '& > footer': {
    bottom: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space(2),
    padding: `${space(3)} ${space(6)}`,
    borderTop: `1px solid ${colour.line}`,
  },
  [media.mobile]: {
    '& > header': { paddingLeft: space(4) },
    '& > [data-part="body"]': { padding: `${space(1)} ${space(4)} ${space(4)}` },
    '& > footer': {
      padding: `${space(3)} ${space(4)} calc(${space(3)} + env(safe-area-inset-bottom))`,
      '& > button, & > a': { flex: 1 },
    },
  },
});
