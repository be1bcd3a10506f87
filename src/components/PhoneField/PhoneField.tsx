import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import type { FieldProps } from '@/components/TextField/FieldFrame';
import { TextField } from '@/components/TextField/TextField';
import { phoneKey } from '@/lib/format/people/phoneKey';
import { PHONE_LENGTH, typedPhone } from '@/lib/forms/typedPhone';
import styles from './PhoneField.module.css';

/** Another field for a number of the same person. */
export interface OtherPhone {
  /** What it is called within a sentence: 'WhatsApp'. */
  label: string;
  /** What it holds. */
  value: string;
  /** Takes a number; the focus goes to it. */
  onTake: (number: string) => void;
}

export interface PhoneFieldProps extends FieldProps {
  /** The field's name in the form. */
  name?: string | undefined;
  /** One number as people write it. */
  value: string;
  /** Shows the number alone, without an offer. */
  readOnly?: boolean;
  /** Where a second number that was pasted may go. Default: nowhere, it is refused in words. */
  other?: OtherPhone | undefined;
  /** Called with the first number of what was typed or pasted. */
  onChange: (value: string) => void;
}

const TOO_LONG = 'Terlalu panjang untuk satu nomor. Tulis satu nomor saja.';

/** Another number is to follow. */
const BETWEEN = /[/,;&|]\s*$/;

/** A telephone number as people write it. Of two that are pasted the second is offered for the other field, or refused; never joined. */
export function PhoneField({ other, onChange, value, ...field }: PhoneFieldProps) {
  /** What did not fit: the numbers after the first; null: the text is no single number. */
  const [left, setLeft] = useState<readonly string[] | null>([]);
  /** What is typed beyond one number, until the field is left: cut at once, the next digit would join the first. */
  const [typing, setTyping] = useState<string | null>(null);
  const handleChange = (text: string, byKey: boolean) => {
    const typed = typedPhone(text);
    setLeft(typed.value === null ? null : typed.others);
    const isOne = typed.value !== null && typed.others.length === 0 && !BETWEEN.test(text);
    setTyping(byKey && !isOne ? text : null);
    if (typed.value !== null) onChange(typed.value);
  };
  const handleTake = (number: string) => {
    setLeft([]);
    other?.onTake(number);
  };
  return (
    <div className={styles.root}>
      <TextField
        {...field}
        value={typing ?? value}
        chars={PHONE_LENGTH}
        type="tel"
        autoComplete="off"
        onBlur={() => setTyping(null)}
        onChange={({ target, nativeEvent }) => handleChange(target.value, isTyped(nativeEvent))}
      />
      <div aria-live="polite">
        {left === null ? <p>{TOO_LONG}</p> : offer(left, field.readOnly ? undefined : other, handleTake)}
      </div>
    </div>
  );
}

/** By a key: what is pasted, dropped or filled in by the browser is whole. */
const isTyped = (event: Event) =>
  event instanceof InputEvent && /^(?:insert(?:Composition)?Text|delete)/.test(event.inputType);

/** What becomes of the numbers after the first. */
function offer(
  [second, ...more]: readonly string[],
  other: OtherPhone | undefined,
  onTake: (number: string) => void,
): ReactNode {
  if (second === undefined) return null;
  if (!other || second.length > PHONE_LENGTH)
    return <p>Satu kolom satu nomor. {refused([second, ...more])}</p>;
  if (phoneKey(other.value) === phoneKey(second))
    return (
      <p>
        Nomor kedua, {second}, sudah ada di {other.label}. {more.length > 0 && refused(more)}
      </p>
    );
  return (
    <>
      <p>Satu kolom satu nomor. {more.length > 0 && refused(more)}</p>
      <Button onClick={() => onTake(second)}>
        Pakai {second} untuk {other.label}
        {other.value !== '' && `, ganti ${other.value}`}
      </Button>
    </>
  );
}

const refused = (numbers: readonly string[]) => `Tidak ikut: ${numbers.join(', ')}.`;
