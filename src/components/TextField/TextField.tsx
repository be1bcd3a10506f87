import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldFrame, noteProps, type FieldProps } from './FieldFrame';
import { useRequired } from './requiredNames';

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'prefix' | 'required'>, FieldProps {
  /** Stands inside the field, before the text (`Rp`). */
  prefix?: ReactNode;
  /** Stands inside the field, after the text. */
  suffix?: ReactNode;
}

/** What is longer than this takes the room that there is. */
const SHORT = 30;
/** The least that a field is wide, and a number without a limit. */
const [LEAST, NUMBER] = [6, 10];
/** Room for '%', 'hari', 'bulan'. */
const UNIT = 5;

/** So wide as what it takes and the words after it; undefined: it takes the room that there is. */
function charsOf({
  maxLength,
  inputMode,
  suffix,
}: Pick<TextFieldProps, 'maxLength' | 'inputMode' | 'suffix'>) {
  const isNumber = inputMode === 'numeric' || inputMode === 'decimal';
  const most = maxLength ?? (isNumber ? NUMBER : Infinity);
  const unit = suffix === undefined ? 0 : UNIT;
  if (most > SHORT) return isNumber ? SHORT : undefined;
  return Math.max(most, LEAST) + unit;
}

/** One line of text with its label, help and error; as wide as what it takes, where that is short. */
export function TextField({
  label,
  error,
  hint,
  labelHidden,
  required: asked,
  chars,
  prefix,
  suffix,
  id,
  className,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const own = chars ?? (labelHidden ? undefined : charsOf({ ...input, suffix }));
  const required = useRequired(input.name, asked);
  return (
    <FieldFrame {...{ fieldId, label, error, hint, labelHidden, required, chars: own, className }}>
      {typeof prefix === 'string' ? <span data-part="prefix">{prefix}</span> : prefix}
      <input {...input} {...noteProps(fieldId, { error, hint, required })} />
      {suffix}
    </FieldFrame>
  );
}
