import { useState } from 'react';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { LONGEST_PHONE, typedPhone } from './typedPhone';

export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'chars'
> {
  /** One number as people write it. */
  value: string;
  /** Called with what may stand in the field. */
  onChange: (value: string) => void;
}

/** A telephone number as people write it; of two that are pasted the second is named, never joined to the first. */
export function PhoneField({ hint, onChange, ...field }: PhoneFieldProps) {
  const [note, setNote] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      chars={LONGEST_PHONE}
      hint={note ?? hint}
      type="tel"
      autoComplete="off"
      onChange={(event) => {
        const typed = typedPhone(event.target.value);
        setNote(typed.note);
        if (typed.value !== null) onChange(typed.value);
      }}
    />
  );
}
