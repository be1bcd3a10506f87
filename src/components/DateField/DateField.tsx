import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { useRequired } from '@/components/TextField/requiredNames';
import { useOwnError } from '@/components/TextField/useOwnError';
import { formatDateShort } from '@/lib/format/tanggal';
import { parseDate } from './parseDate';
import styles from './DateField.module.css';

const CalendarPopover = lazyOverlay(() => import('@/components/Calendar/CalendarPopover'), byOnClose);

/** A date as it is written, and the button. */
const CHARS = 15;

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** A whole, existing date, or '' when the field was emptied or left with what is no date. */
  onChange: (value: string) => void;
  /** The field was left. */
  onBlur?: () => void;
  /** First and last day that may be chosen, `YYYY-MM-DD`. */
  min?: string;
  /** Last day that may be chosen, YYYY-MM-DD. */
  max?: string;
  /** Nothing can be chosen or typed. */
  disabled?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
  /** The field’s name in the form. */
  name?: string;
  /** Id of the input; one is made where it is left out. */
  id?: string;
}

/**
 * A calendar date, written day first on every device; the browser's own field would follow the language of
 * the browser and show 11/20 to some and 20/11 to others. Typing is the fastest way; the button, or Alt and the arrow
 * down, opens a calendar at the field.
 */
export function DateField({
  label,
  error,
  hint,
  labelHidden,
  required: own,
  chars = CHARS,
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
  const required = useRequired(input.name, own);
  /** What is being typed; null shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  /** Where the open calendar stands; null: it is closed. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
  const isFixed = input.disabled || input.readOnly;
  const handleOpen = () => setAnchor(control.current?.parentElement ?? null);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowDown' || !event.altKey || isFixed) return;
    event.preventDefault();
    handleOpen();
  };
  const handleChoose = (day: string) => {
    setTyped(null);
    setAnchor(null);
    if (day !== value) onChange(day);
  };

  return (
    <FieldFrame {...{ fieldId, label, error: shown, hint, labelHidden, required, chars }}>
      <input
        {...input}
        {...noteProps(fieldId, { error: shown, hint, required })}
        ref={control}
        inputMode="numeric"
        autoComplete="off"
        placeholder="hh/bb/tttt"
        value={typed ?? formatDateShort(value)}
        onChange={handleType}
        onBlur={handleBlur}
        onKeyDown={handleKey}
        onInvalid={() => setLeft(true)}
      />
      <button
        type="button"
        className={styles.root}
        aria-label="Buka kalender"
        aria-haspopup="dialog"
        disabled={isFixed}
        onPointerEnter={CalendarPopover.prefetch}
        onFocus={CalendarPopover.prefetch}
        onClick={handleOpen}
      >
        <CalendarToday aria-hidden />
      </button>
      {anchor && (
        <CalendarPopover
          label={label}
          anchor={anchor}
          value={value}
          today={todayHere()}
          min={min}
          max={max}
          onChoose={handleChoose}
          onClose={() => setAnchor(null)}
        />
      )}
    </FieldFrame>
  );
}

/** This device's day, `YYYY-MM-DD`. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** What stands in the field once typing ended: '' for none, null where it is no date. */
const readDate = (text: string) => (text.trim() === '' ? '' : parseDate(text, true));

function rangeError(value: string, min?: string, max?: string) {
  if (value && min && value < min) return `Paling awal ${formatDateShort(min)}.`;
  if (value && max && value > max) return `Paling akhir ${formatDateShort(max)}.`;
  return undefined;
}
