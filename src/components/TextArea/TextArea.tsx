import { useId, type ComponentPropsWithRef } from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { useRequired } from '@/components/TextField/requiredNames';
import styles from './TextArea.module.css';

export interface TextAreaProps extends Omit<ComponentPropsWithRef<'textarea'>, 'required'>, FieldProps {}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({
  label,
  error,
  hint,
  labelHidden,
  required: own,
  chars,
  id,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const required = useRequired(area.name, own);
  return (
    <FieldFrame {...{ fieldId, label, error, hint, labelHidden, required, chars, className }}>
      <textarea
        className={styles.root}
        {...area}
        rows={rows}
        {...noteProps(fieldId, { error, hint, required })}
      />
    </FieldFrame>
  );
}
