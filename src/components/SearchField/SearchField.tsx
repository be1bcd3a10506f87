import Close from '@mui/icons-material/CloseRounded';
import Search from '@mui/icons-material/SearchRounded';
import { useEffect, useId, useRef, useState } from 'react';
import { FieldFrame } from '@/components/TextField/FieldFrame';
import { hasKeyboard } from '@/lib/theme/hasKeyboard';
import styles from './SearchField.module.css';

/** How long typing must rest before the search runs by itself, ms. */
const REST = 300;

export interface SearchFieldProps {
  /** What can be searched for. */
  label: string;
  /** What is searched for now. */
  value: string;
  /** Called 300 ms after the last key, at once on Enter and on clearing. */
  onSearch: (value: string) => void;
  /** Pale words in the empty field. Default the label. */
  placeholder?: string;
  /** Shows the label above; by default the placeholder tells enough. */
  labelShown?: boolean;
  /** The field’s name in the form. Default 'q'. */
  name?: string;
  /** Has the focus when it comes, where that brings no keyboard over half of the screen. Default false. */
  first?: boolean;
}

/** Searches while typing, without a request for every key. */
export function SearchField({
  label,
  value,
  onSearch,
  placeholder = label,
  labelShown = false,
  name = 'q',
  first = false,
}: SearchFieldProps) {
  const fieldId = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Searches sent whose value has not come back yet: their return must not overwrite what is typed since. */
  const [sent, setSent] = useState<string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const returned = sent.indexOf(value);
    setSent(sent.slice(returned + 1));
    if (returned < 0) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string) => {
    clearTimeout(timer.current);
    if (next === (sent.at(-1) ?? value)) return;
    setSent([...sent, next]);
    onSearch(next);
  };
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  const handleType = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => latest.current(next.trim()), REST);
  };

  return (
    <FieldFrame {...{ fieldId, label, labelHidden: !labelShown }}>
      <Search aria-hidden />
      <input
        className={styles.input}
        ref={input}
        id={fieldId}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        name={name}
        placeholder={placeholder}
        autoFocus={first && hasKeyboard()}
        value={text}
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search(text.trim());
        }}
      />
      {text !== '' && (
        <button
          className={styles.clear}
          type="button"
          aria-label="Hapus pencarian"
          onClick={() => {
            setText('');
            search('');
            input.current?.focus();
          }}
        >
          <Close aria-hidden />
        </button>
      )}
    </FieldFrame>
  );
}
