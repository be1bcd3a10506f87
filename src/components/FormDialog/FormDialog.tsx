import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog, type DialogProps } from '@/components/Dialog/Dialog';
import { RequiredFields } from '@/components/Form/RequiredFields';

export interface FormDialogProps
  extends
    Pick<DialogProps, 'title' | 'size' | 'busy' | 'changed' | 'onClose' | 'children'>,
    Pick<ButtonProps, 'busyLabel' | 'namesKeys' | 'disabled'> {
  /** Ties the button to the form inside. */
  formId: string;
  /** Names of the fields that must be filled. Default: none is marked. */
  required?: ReadonlySet<string>;
  /** Words of the button that sends. Default 'Simpan'. */
  sendLabel?: string;
  /** 'danger' for what cannot be undone. Default 'primary'. */
  kind?: 'primary' | 'danger';
  /** Other ways on, before 'Batal'. */
  others?: ReactNode;
}

/** A dialog around one form: 'Batal', and the button that sends it. */
export function FormDialog({
  formId,
  sendLabel = 'Simpan',
  kind = 'primary',
  others,
  busyLabel = 'Menyimpan…',
  namesKeys = false,
  disabled = false,
  busy = false,
  required,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      busy={busy}
      actions={
        <>
          {others}
          <CancelButton disabled={busy} />
          <Button type="submit" form={formId} {...{ kind, busy, busyLabel, namesKeys, disabled }}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <RequiredFields names={required}>{children}</RequiredFields>
    </Dialog>
  );
}
