import { useId, useState, type ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from '@/components/FormDialog/FormDialog';
import type { FieldErrors } from '@/lib/contract/envelope';
import { requiredFields } from '@/lib/forms/requiredFields';
import type { DrawerFormProps } from './components/DrawerFormProps';

interface AskingDialogProps<Draft extends object> extends Pick<
  FormDialogProps,
  'title' | 'sendLabel' | 'namesKeys' | 'onClose'
> {
  /** Before anything was typed. */
  empty: Draft;
  /** What is missing, by field; shown once it was tried. */
  check: (draft: Draft) => FieldErrors;
  /** How the call stands. */
  call: { isPending: boolean; problem: string | undefined; fields: FieldErrors };
  /** Nothing is missing. */
  onSend: (draft: Draft) => void;
  /** The form. */
  children: (form: DrawerFormProps<Draft>) => ReactNode;
}

/** What is asked for on a drawer's day, in a dialog that keeps what was typed until it is sent. */
export function AskingDialog<Draft extends object>(props: AskingDialogProps<Draft>) {
  const { empty, check, call, onSend, children, ...dialog } = props;
  const formId = useId();
  const [draft, setDraft] = useState(empty);
  const [tried, setTried] = useState(false);
  const missing = check(draft);
  const handleSend = () => {
    setTried(true);
    if (Object.keys(missing).length === 0) onSend(draft);
  };
  return (
    <FormDialog
      {...{ ...dialog, formId }}
      busy={call.isPending}
      changed={draft !== empty}
      required={requiredFields(draft, check)}
    >
      {children({
        ...{ formId, draft },
        ...{ busy: call.isPending, problem: call.problem },
        errors: tried ? { ...call.fields, ...missing } : call.fields,
        onChange: setDraft,
        onSend: handleSend,
      })}
    </FormDialog>
  );
}
