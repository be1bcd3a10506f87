import { useId, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The question, with what it is about: 'Tolak perubahan JKT/2611/00042?' */
  title: string;
  /** What happens then. */
  children?: ReactNode;
  /** The verb of the question. */
  confirmLabel: string;
  /** Words of the way out. Default 'Tutup'; 'Batal' where something that was filled in is thrown away. */
  cancelLabel?: string;
  /** 'danger' for what cannot be undone. Default 'primary'. */
  kind?: 'primary' | 'danger';
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Why the last try failed; the dialog stays open for the next one. */
  error?: ReactNode;
  /** Agreed to. */
  onConfirm: () => void;
  /** Left without doing anything. */
  onCancel: () => void;
}

/** Asks once before something that cannot simply be taken back; a field in it that is marked takes the focus. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Tutup',
  kind = 'primary',
  busy = false,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      busy={busy}
      actions={
        <>
          <CancelButton disabled={busy}>{cancelLabel}</CancelButton>
          <Button kind={kind} type="submit" form={formId} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={formId} className={styles.root} busy={busy} onSubmit={onConfirm}>
        <RequiredFields>{children}</RequiredFields>
        {error && <InlineAlert tone="danger">{error}</InlineAlert>}
      </Form>
    </Dialog>
  );
}
