import type { FieldErrors } from '@/lib/contract/envelope';

/** What every form has that asks for something on a drawer's day. */
export interface DrawerFormProps<Draft> {
  /** Ties it to the button outside. */
  formId: string;
  /** What was typed so far. */
  draft: Draft;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What is wrong, per field. */
  errors?: FieldErrors;
  /** Why the last try failed; what was typed stays. */
  problem?: string | undefined;
  /** What was chosen or typed. */
  onChange: (draft: Draft) => void;
  /** Asked to be sent. */
  onSend: () => void;
}
