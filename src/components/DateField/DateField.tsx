import CalendarToday from '@mui/icons-material/CalendarTodayRounded';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ChangeEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { formatDateShort } from '@/lib/format/tanggal';
import { colour, size, space } from '@/lib/theme/tokens';
import { parseDate } from './parseDate';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or '' for none. */
  value: string;
  /** A whole, existing date, or '' when the field was emptied. */
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
  ref?: Ref<HTMLInputElement>;
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
  ref,
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
  const own = ownError(typed, left, value, min, max);
  const shown = error ?? own;

  const handleType = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    setTyped(text);
    setLeft(false);
    const date = text.trim() === '' ? '' : parseDate(text);
    if (date !== null && date !== value) onChange(date);
  };
  const handleBlur = () => {
    const date = typed === null ? value : typed.trim() === '' ? '' : parseDate(typed, true);
    setLeft(true);
    if (date !== null) {
      setTyped(null);
      if (date !== value) onChange(date);
    }
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
        ref={ref}
        inputMode="numeric"
        autoComplete="off"
        placeholder="hh/bb/tttt"
        value={typed ?? formatDateShort(value)}
        onChange={handleType}
        onBlur={handleBlur}
      />
      <Picker>
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
      </Picker>
    </FieldFrame>
  );
}

function ownError(typed: string | null, left: boolean, value: string, min?: string, max?: string) {
  if (left && typed !== null) return 'Tulis tanggal seperti 20/11/2026.';
  if (value && min && value < min) return `Paling awal ${formatDateShort(min)}.`;
  if (value && max && value > max) return `Paling akhir ${formatDateShort(max)}.`;
  return undefined;
}

const Picker = styled('span')({
  position: 'relative',
  display: 'flex',
  marginRight: space(-3),
  '&& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    padding: 0,
    opacity: 0,
    pointerEvents: 'none',
  },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    width: size.control,
    height: size.control - 2,
    padding: 0,
    border: 0,
    borderRadius: size.corner - 1,
    background: 'none',
    color: colour.inkMuted,
    cursor: 'pointer',
    '& svg': { fontSize: 16 },
    '&:hover:not(:disabled)': { color: colour.primary },
    '&:focus-visible': { outlineOffset: -3 },
    '&:disabled': { cursor: 'default', color: colour.inkDisabled },
  },
});
