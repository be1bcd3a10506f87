import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { NumericFormat } from 'react-number-format';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { useOwnError } from '@/components/TextField/useOwnError';
import { HIGHEST_AMOUNT } from '@/lib/contract/fields';
import { formatRupiah } from '@/lib/format/rupiah';
import styles from './MoneyField.module.css';

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'id' | 'disabled' | 'readOnly' | 'required' | 'onBlur' | 'autoFocus'
>;

export interface MoneyFieldProps extends FieldProps, NativeProps {
  /** Whole rupiah; null is an empty field. */
  value: number | null;
  /** Called only for what a person typed. */
  onChange: (value: number | null) => void;
  /** Takes a minus sign too. Default false. */
  negative?: boolean;
}

/**
 * An amount of rupiah: digits are grouped by dots while typing; nothing but a safe whole number gets in. More than one
 * field may say anywhere is a slip, which no form sends. The press that brings the focus selects the amount, so that typing
 * replaces it; the next one sets the caret.
 */
export function MoneyField({
  label,
  error,
  hint,
  labelHidden,
  value,
  onChange,
  negative = false,
  id,
  ...input
}: MoneyFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const tooHigh =
    !input.readOnly && Math.abs(value ?? 0) > HIGHEST_AMOUNT
      ? `Paling banyak ${formatRupiah(HIGHEST_AMOUNT)}.`
      : undefined;
  const control = useOwnError(tooHigh);
  const shown = error ?? tooHigh;
  const entering = useRef(false);
  return (
    <FieldFrame {...{ fieldId, label, error: shown, hint, labelHidden }}>
      <span data-part="prefix">Rp</span>
      <NumericFormat
        {...input}
        {...noteProps(fieldId, { error: shown, hint })}
        className={styles.root}
        getInputRef={control}
        inputMode={negative ? 'text' : 'numeric'}
        autoComplete="off"
        onMouseDown={({ currentTarget }) => {
          entering.current = document.activeElement !== currentTarget;
        }}
        onClick={({ currentTarget }) => {
          // Once the press is over, or it would set the caret again; what was dragged over stays selected.
          const { selectionStart, selectionEnd } = currentTarget;
          if (entering.current && selectionStart === selectionEnd) currentTarget.select();
          entering.current = false;
        }}
        thousandSeparator="."
        decimalSeparator=","
        decimalScale={0}
        allowNegative={negative}
        value={value ?? ''}
        isAllowed={({ floatValue }) => floatValue === undefined || Number.isSafeInteger(floatValue)}
        onValueChange={({ floatValue }, { event }) => {
          // A change of `value` from outside is told here too, without an event.
          if (event) onChange(floatValue ?? null);
        }}
      />
    </FieldFrame>
  );
}
