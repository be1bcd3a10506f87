import type { ReactNode } from 'react';
import type { FieldErrors } from '../contract/envelope';

/** What the form of every editor is given. */
export interface EditorFormProps<D> {
  /** Ties the dialog's button to the form. */
  formId: string;
  /** What the fields hold. */
  values: D;
  /** What is wrong, by field. */
  errors: FieldErrors;
  /** What stands above the fields: what it means, or why the last try failed. */
  notice?: ReactNode;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What was chosen or typed. */
  onChange: (change: Partial<D>) => void;
  /** Sent, with every field read. */
  onSubmit: () => void;
}
