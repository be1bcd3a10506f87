import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldFrame, noteProps, type FieldProps } from './FieldFrame';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'required'>, FieldProps {
  /** Stands inside the field, before the text (`Rp`). */
  prefix?: ReactNode;
  /** Stands inside the field, after the text. */
  suffix?: ReactNode;
}

/** One line of text with its label, help and error. */
export function TextField({
  label,
  error,
  hint,
  labelHidden,
  required,
  chars,
  prefix,
  suffix,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <FieldFrame {...{ fieldId, label, error, hint, labelHidden, required, chars, className }}>
      {typeof prefix === 'string' ? <span data-part="prefix">{prefix}</span> : prefix}
      <input {...input} {...noteProps(fieldId, { error, hint, required })} />
      {suffix}
    </FieldFrame>
  );
}
