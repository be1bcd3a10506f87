import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
} from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { useRequired } from '@/components/TextField/requiredNames';
import { useOwnError } from '@/components/TextField/useOwnError';
import { HIGHEST_AMOUNT } from '@/lib/contract/fields';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { editedText, type EditedText, type Selected } from './editedText';
import { readMoneyText } from './readMoneyText';
import styles from './MoneyField.module.css';

/** 'Rp' and as much as a field may say: `HIGHEST_AMOUNT`, with its dots. */
const CHARS = 20;

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'id' | 'disabled' | 'readOnly' | 'onBlur' | 'autoFocus'
>;

export interface MoneyFieldProps extends FieldProps, NativeProps {
  /** Whole rupiah; null is an empty field. */
  value: number | null;
  /** Called only for what a person typed. */
  onChange: (value: number | null) => void;
  /** Takes a minus sign too. Default false. */
  negative?: boolean;
}

/** Words over a text that was no amount, and the value that stayed. */
interface Refusal {
  words: string;
  kept: number | null;
  /** A form was held back by it once: who sends again has seen which amount stayed. */
  told: boolean;
}

/**
 * An amount of rupiah. Digits are grouped by dots while typing. The first other key (dot, comma, letter, minus) takes the
 * field's own dots away and leaves the text as it is typed, until it is left or Enter is pressed: then `readAmount` reads it as a
 * whole, so `713000.00` and `713.000,00` end at 713.000 and `1,5 jt` at 1.500.000. What is pasted is read at once.
 * What is no amount is refused in words, and the field keeps what it had: after a paste what stood in it, after typing
 * what it had when the focus came. More than one field may say anywhere is a slip, which no form sends. The press that
 * brings the focus selects the amount, so that typing replaces it; the next one sets the caret.
 */
export function MoneyField({
  label,
  error,
  hint,
  labelHidden,
  required: own,
  chars = CHARS,
  value,
  onChange,
  negative = false,
  id,
  onBlur,
  ...input
}: MoneyFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const required = useRequired(input.name, own);
  /** A text with more than digits, on its way; null shows the value. */
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What the field had when the focus came. */
  const before = useRef(value);
  const entering = useRef(false);
  /** What was selected when an edit began. */
  const selected = useRef<Selected | null>(null);
  /** Where the caret goes once the text is drawn: as many digits stand behind it as before, wherever the dots moved. */
  const [caret, setCaret] = useState<{ digitsBehind: number } | null>(null);

  const reading = typed === null ? null : readMoneyText(typed, negative);
  // Read, and then set from outside: what was typed is over.
  const isTyping = reading !== null && ('words' in reading || reading.rupiah === value);
  const grouped = formatNumber(value, 'text');
  const stays = refusal !== null && refusal.kept === value;
  const tooHigh =
    !input.readOnly && Math.abs(value ?? 0) > HIGHEST_AMOUNT
      ? `Paling banyak ${formatRupiah(HIGHEST_AMOUNT)}.`
      : undefined;
  const unread = isTyping && 'words' in reading ? reading.words : undefined;
  const control = useOwnError(unread ?? (stays && !refusal.told ? refusal.words : undefined) ?? tooHigh);
  const shown = (stays ? refusal.words : undefined) ?? error ?? tooHigh;

  useLayoutEffect(() => {
    if (control.current && caret) putCaret(control.current, caret.digitsBehind);
  }, [caret, control]);
  useEffect(() => {
    const field = control.current;
    const remember = () => {
      selected.current = field && [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    };
    field?.addEventListener('beforeinput', remember);
    return () => field?.removeEventListener('beforeinput', remember);
  }, [control]);

  const handleChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const done = isTyping ? null : withoutOwnDot(grouped, target, nativeEvent);
    const edit = done
      ? partOf(editedText(grouped, done.text, selected.current))
      : { text: target.value, isPart: target.value.length <= (typed ?? '').length + 1 };
    selected.current = null;
    const isOnItsWay = edit.isPart && /\D/.test(edit.text);
    const next = readMoneyText(edit.text, negative);
    if ('words' in next && !isOnItsWay) {
      return setRefusal({ words: next.words, kept: value, told: false });
    }
    setRefusal(null);
    setTyped(isOnItsWay ? edit.text : null);
    if (done) setCaret({ digitsBehind: done.digitsBehind });
    if ('rupiah' in next && next.rupiah !== value) onChange(next.rupiah);
  };
  /** Typing ended. */
  const settle = (told = false) => {
    if (isTyping && 'words' in reading) {
      setRefusal({ words: reading.words, kept: before.current, told });
      if (before.current !== value) onChange(before.current);
    } else {
      before.current = value;
      if (told && refusal) setRefusal({ ...refusal, told });
    }
    setTyped(null);
  };

  return (
    <FieldFrame {...{ fieldId, label, error: shown, hint, labelHidden, required, chars }}>
      <span data-part="prefix">Rp</span>
      <input
        {...input}
        {...noteProps(fieldId, { error: shown, hint, required })}
        ref={control}
        className={styles.root}
        inputMode={negative ? 'text' : 'numeric'}
        autoComplete="off"
        value={isTyping ? (typed ?? '') : grouped}
        onChange={handleChange}
        onFocus={() => {
          before.current = value;
        }}
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
        onInvalid={() => settle(true)}
        onMouseDown={({ currentTarget }) => {
          entering.current = document.activeElement !== currentTarget;
        }}
        onClick={({ currentTarget }) => {
          // Once the press is over, or it would set the caret again; what was dragged over stays selected.
          const { selectionStart, selectionEnd } = currentTarget;
          if (entering.current && selectionStart === selectionEnd) currentTarget.select();
          entering.current = false;
        }}
      />
    </FieldFrame>
  );
}

/** One key at a time; more at once is pasted, or filled in. */
const partOf = ({ text, inserted }: EditedText) => ({ text, isPart: inserted.length <= 1 });

/** Deleting one of the field's own dots deletes the digit beyond it. */
function withoutOwnDot(grouped: string, { value, selectionEnd }: HTMLInputElement, event: Event) {
  const at = selectionEnd ?? value.length;
  const digitsBehind = digitsIn(value.slice(at));
  const kind = event instanceof InputEvent ? event.inputType : '';
  // What was put over the whole may have as many digits.
  const isOwnDot =
    kind.startsWith('delete') && value.length === grouped.length - 1 && digitsIn(value) === digitsIn(grouped);
  if (!isOwnDot) return { text: value, digitsBehind };
  return kind === 'deleteContentForward'
    ? { text: value.slice(0, at) + value.slice(at + 1), digitsBehind: digitsBehind - 1 }
    : { text: value.slice(0, at - 1) + value.slice(at), digitsBehind };
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;

function putCaret(control: HTMLInputElement, digits: number) {
  let at = control.value.length;
  while (at > 0 && digitsIn(control.value.slice(at)) < digits) at -= 1;
  control.setSelectionRange(at, at);
}
