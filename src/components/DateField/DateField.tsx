import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { useOwnError } from '@/components/TextField/useOwnError';
import { formatDateShort } from '@/lib/format/tanggal';
import { parseDate } from './parseDate';
import styles from './DateField.module.css';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** A whole, existing date, or '' when the field was emptied or left with what is no date. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  name?: string;
  id?: string;
}

/**
 * A calendar date, written day first on every device; the browser's own field would follow the language of
 * the browser and show 11/20 to some and 20/11 to others. The calendar button opens the device's calendar.
 */
export function DateField({
  label,
  error,
  hint,
  labelHidden,
  value,
  onChange,
  onBlur,
  min,
  max,
  id,
  ...input
}: DateFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const picker = useRef<HTMLInputElement>(null);
  /** What is being typed; null shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  /** The device's calendar is a heavy element: a form of many dates makes it where it is asked for. */
  const [hasPicker, setHasPicker] = useState(false);
  const unreadable =
    typed !== null && readDate(typed) === null ? 'Tulis tanggal seperti 20/11/2026.' : undefined;
  const beyond = rangeError(value, min, max);
  const control = useOwnError(unreadable ?? beyond);
  const shown = (left ? unreadable : undefined) ?? error ?? beyond;

  const handleType = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    setTyped(text);
    setLeft(false);
    const date = text.trim() === '' ? '' : parseDate(text);
    if (date !== null && date !== value) onChange(date);
  };
  /** Typing ended. What cannot be read stays as it is typed and is no date: nothing goes on with the one before. */
  const settle = () => {
    setLeft(true);
    if (typed === null) return;
    const date = readDate(typed);
    if (date !== null) setTyped(null);
    if ((date ?? '') !== value) onChange(date ?? '');
  };
  const handleBlur = () => {
    settle();
    onBlur?.();
  };
  const handleOpen = () => {
    // At once: the browser opens it only within the press.
    flushSync(() => setHasPicker(true));
    picker.current?.showPicker();
  };

  return (
    <FieldFrame {...{ fieldId, label, error: shown, hint, labelHidden }}>
      <input
        {...input}
        {...noteProps(fieldId, { error: shown, hint })}
        ref={control}
        inputMode="numeric"
        autoComplete="off"
        placeholder="hh/bb/tttt"
        value={typed ?? formatDateShort(value)}
        onChange={handleType}
        onBlur={handleBlur}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        onInvalid={() => setLeft(true)}
      />
      <span className={styles.root}>
        {hasPicker && (
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            disabled={input.disabled || input.readOnly}
            value={value}
            min={min}
            max={max}
            onChange={(event) => {
              setTyped(null);
              onChange(event.target.value);
            }}
          />
        )}
        <button
          type="button"
          aria-label="Buka kalender"
          disabled={input.disabled || input.readOnly}
          onClick={handleOpen}
        >
          <CalendarToday aria-hidden />
        </button>
      </span>
    </FieldFrame>
  );
}

/** What stands in the field once typing ended: '' for none, null where it is no date. */
const readDate = (text: string) => (text.trim() === '' ? '' : parseDate(text, true));

function rangeError(value: string, min?: string, max?: string) {
  if (value && min && value < min) return `Paling awal ${formatDateShort(min)}.`;
  if (value && max && value > max) return `Paling akhir ${formatDateShort(max)}.`;
  return undefined;
}
