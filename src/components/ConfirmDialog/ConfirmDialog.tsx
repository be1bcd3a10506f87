import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { styled } from '@mui/material/styles';
import { space } from '@/lib/theme/tokens';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, with what it is about: 'Tolak perubahan JKT/2611/00042?' */
  title: string;
  /** What happens then. */
  children?: ReactNode;
  /** The verb of the question. */
  confirmLabel: string;
  cancelLabel?: string;
  kind?: 'primary' | 'danger';
  busy?: boolean;
  /** Why the last try failed; the dialog stays open for the next one. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once before something that cannot simply be taken back. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Batal',
  kind = 'primary',
  busy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      busy={busy}
      actions={
        <>
          <Button disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={kind} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Body>
        {children}
        {error && <InlineAlert tone="danger">{error}</InlineAlert>}
      </Body>
    </Dialog>
  );
}

const Body = styled('div')({ display: 'grid', gap: space(4) });
