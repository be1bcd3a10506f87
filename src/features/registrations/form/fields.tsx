import { useState, type ComponentProps } from 'react';
import { CheckField } from '@/components/CheckField/CheckField';
import { DateField } from '@/components/DateField/DateField';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { PhoneField } from '@/components/PhoneField/PhoneField';
import { Select } from '@/components/Select/Select';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import { useOwnError } from '@/components/TextField/useOwnError';
import { HIGHEST_AMOUNT } from '@/lib/contract/fields';
import { toPlainNote } from '@/lib/contract/plainText';
import type { FormSection, RegistrationForm } from '@/lib/contract/registrationForm';
import { controlAt } from './controlAt';
import { useFormField } from './FormState';

/** Names of the fields of a part that hold this kind of value. */
type Holding<P extends FormSection, T> = {
  [F in keyof RegistrationForm[P] & string]: RegistrationForm[P][F] extends T ? F : never;
}[keyof RegistrationForm[P] & string];

interface Place<P extends FormSection, T> {
  /** Part of the form. */
  part: P;
  /** Its field. */
  field: Holding<P, T>;
  /** A short help below the field. */
  hint?: string | undefined;
}

interface Field<T> {
  name: string;
  label: string;
  error: string | undefined;
  warning: string | undefined;
  required: boolean;
  value: T;
  set: (next: T) => void;
}
const useField = <P extends FormSection, T>({ part, field }: Place<P, T>) =>
  useFormField(part, field) as unknown as Field<T>;

interface TextPartProps<P extends FormSection> extends Place<P, string> {
  /** Most letters that it takes. */
  longest: number;
  /** So many of them it shows. Default: as the field has it. */
  chars?: number | undefined;
  /** What is typed becomes capital letters. */
  upper?: boolean;
}

/** A line of text; what nobody would see of it is left out, as the server does. */
export function TextPart<P extends FormSection>({
  hint,
  longest,
  chars,
  upper = false,
  ...place
}: TextPartProps<P>) {
  const { set, warning, ...field } = useField<P, string>(place);
  return (
    <TextField
      {...field}
      chars={chars}
      hint={warning ?? hint}
      maxLength={longest}
      autoComplete="off"
      {...(upper && { autoCapitalize: 'characters' })}
      onChange={({ target }) => set(toPlainNote(upper ? target.value.toUpperCase() : target.value))}
    />
  );
}

/** Several lines of text. */
export function LongTextPart<P extends FormSection>({ hint, longest, ...place }: TextPartProps<P>) {
  const { set, warning, ...field } = useField<P, string>(place);
  return (
    <TextArea
      {...field}
      hint={warning ?? hint}
      rows={2}
      maxLength={longest}
      onChange={({ target }) => set(toPlainNote(target.value))}
    />
  );
}

/** Digits of a number that is no quantity: nothing else gets in. */
export function DigitsPart<P extends FormSection>({ hint, longest, ...place }: TextPartProps<P>) {
  const { set, warning, ...field } = useField<P, string>(place);
  return (
    <TextField
      {...field}
      chars={longest}
      hint={warning ?? hint}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => set(event.target.value.replace(/\D/g, '').slice(0, longest))}
    />
  );
}

interface PhonePartProps<P extends FormSection> extends Place<P, string> {
  /** Where a second number that was pasted may go. Default: nowhere. */
  other?: Holding<P, string>;
}

/** A telephone number. */
export function PhonePart<P extends FormSection>({ hint, other, ...place }: PhonePartProps<P>) {
  const { set, warning, ...field } = useField<P, string>(place);
  const second = useField<P, string>({ part: place.part, field: other ?? place.field });
  const handleTake = (number: string) => {
    second.set(number);
    controlAt(second.name)?.focus();
  };
  return (
    <PhoneField
      {...field}
      hint={warning ?? hint}
      other={other && { label: second.label, value: second.value, onTake: handleTake }}
      onChange={set}
    />
  );
}

/** An amount of rupiah; more than a field may say is shown, and not taken. */
export function AmountPart<P extends FormSection>({ hint, ...place }: Place<P, number | null>) {
  const { value, set, warning, ...field } = useField<P, number | null>(place);
  const [tooHigh, setTooHigh] = useState<number | null>(null);
  return (
    <MoneyField
      {...field}
      hint={warning ?? hint}
      value={tooHigh ?? value}
      onChange={(next) => {
        const fits = (next ?? 0) <= HIGHEST_AMOUNT;
        setTooHigh(fits ? null : next);
        set(fits ? next : null);
      }}
    />
  );
}

interface WholePartProps<P extends FormSection> extends Place<P, number | null> {
  /** Lowest number that it takes. */
  min: number;
  /** Highest number that it takes. */
  max: number;
}

/** A whole number between limits; what is beyond them, or no whole number, is shown, and not taken. */
export function WholePart<P extends FormSection>({ hint, min, max, ...place }: WholePartProps<P>) {
  const { value, set, warning, error, ...field } = useField<P, number | null>(place);
  const [beyond, setBeyond] = useState<string | null>(null);
  const own = beyond === null ? undefined : `Antara ${min} dan ${max}.`;
  const control = useOwnError(own);
  return (
    <TextField
      {...field}
      ref={control}
      error={own ?? error}
      hint={warning ?? hint}
      chars={5}
      value={beyond ?? value ?? ''}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        const text = event.target.value.trim().slice(0, 6);
        const number = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
        const fits = text === '' || (number >= min && number <= max);
        setBeyond(fits ? null : text);
        set(fits && text !== '' ? number : null);
      }}
    />
  );
}

interface DatePartProps<P extends FormSection>
  extends Place<P, string | null>, Pick<ComponentProps<typeof DateField>, 'min' | 'max'> {}

/** A day. */
export function DatePart<P extends FormSection>({ hint, min, max, ...place }: DatePartProps<P>) {
  const { value, set, warning, ...field } = useField<P, string | null>(place);
  return (
    <DateField
      {...field}
      {...(min && { min })}
      {...(max && { max })}
      hint={warning ?? hint}
      value={value ?? ''}
      onChange={(next) => set(next === '' ? null : next)}
    />
  );
}

interface ChoicePartProps<P extends FormSection, T extends string> extends Place<P, T | null> {
  /** What can be chosen, by value. */
  words: Readonly<Record<T, string>>;
}

/** Room for the arrow of a list, characters. */
const ARROW = 4;

/** One of a few words. */
export function ChoicePart<P extends FormSection, T extends string>({
  hint,
  words,
  ...place
}: ChoicePartProps<P, T>) {
  const { value, set, warning, ...field } = useField<P, T | null>(place);
  const choices = Object.entries(words) as [T, string][];
  return (
    <Select
      {...field}
      chars={Math.max(...choices.map(([, label]) => label.length)) + ARROW}
      hint={warning ?? hint}
      value={value ?? ''}
      options={[{ value: '', label: 'Pilih' }, ...choices.map(([key, label]) => ({ value: key, label }))]}
      onChange={(next) => set(next === '' ? null : next)}
    />
  );
}

/** Yes or no. */
export function CheckPart<P extends FormSection>({ ...place }: Place<P, boolean>) {
  const { value, set, label, name } = useField<P, boolean>(place);
  return <CheckField {...{ label, name }} checked={value} onChange={set} />;
}
