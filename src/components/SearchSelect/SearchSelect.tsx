import Search from '@mui/icons-material/SearchRounded';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FieldFrame, noteProps, type FieldProps } from '@/components/TextField/FieldFrame';
import { useRequired } from '@/components/TextField/requiredNames';
import styles from './SearchSelect.module.css';

/** How long typing must rest before the search runs, ms. */
const REST = 300;
/** Fewer letters find too much. */
const MIN_LETTERS = 2;

export interface FoundOption {
  key: string;
  /** What is chosen. */
  label: string;
  /** What tells it from others of that name. */
  detail?: string;
}

/** How the search is doing. */
export type SearchState = 'idle' | 'loading' | 'failed' | 'ready';

export interface SearchSelectProps extends FieldProps {
  /** What was found, best first. */
  options: readonly FoundOption[];
  /** How the search is doing. */
  state: SearchState;
  /** Said where nothing was found: what to do then. */
  nothing: string;
  /** Pale words in the empty field. */
  placeholder?: string;
  /** The field’s name in the form. */
  name?: string;
  /** What was typed, once it rests and has two letters at least; '' when it was emptied. */
  onSearch: (text: string) => void;
  /** One was chosen. */
  onChoose: (key: string) => void;
  /** Searches once more after a failure. */
  onRetry?: () => void;
}

/** Chooses one of very many by searching: type, then a press or arrows and Enter. */
export function SearchSelect({
  label,
  error,
  hint,
  labelHidden,
  required: own,
  chars,
  options,
  state,
  nothing,
  placeholder,
  name,
  onSearch,
  onChoose,
  onRetry,
}: SearchSelectProps) {
  const fieldId = useId();
  const required = useRequired(name, own);
  const listId = `${fieldId}-list`;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const timer = useRef<number>(undefined);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    timer.current = window.setTimeout(
      () => search(text.trim().length < MIN_LETTERS ? '' : text.trim()),
      REST,
    );
    return () => clearTimeout(timer.current);
  }, [text]);

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const isAsking = isOpen && text.trim().length >= MIN_LETTERS;
  const shown = isAsking && state === 'ready' ? options : [];
  const active = shown[Math.min(at, shown.length - 1)];
  const optionId = (key: string) => `${listId}-${key}`;
  const choose = (key: string) => {
    setText('');
    setOpen(false);
    onChoose(key);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isAsking) {
      // A dialog around it stays open.
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active.key);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || shown.length === 0) return;
    event.preventDefault();
    const next = (Math.min(at, shown.length - 1) + step + shown.length) % shown.length;
    setAt(next);
    document.getElementById(optionId(shown[next]?.key ?? ''))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div
      ref={place}
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A window that is left for another one comes back to what was found.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <FieldFrame {...{ fieldId, label, error, hint, labelHidden, required, chars }}>
        <Search aria-hidden />
        <input
          {...noteProps(fieldId, { error, hint, required })}
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-activedescendant={active && optionId(active.key)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          name={name}
          placeholder={placeholder}
          value={text}
          onFocus={() => setOpen(true)}
          onKeyDown={handleKey}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
            setOpen(true);
          }}
        />
      </FieldFrame>
      {isAsking && (
        <div data-part="found" data-state={state}>
          {shown.length > 0 && (
            <ul id={listId} role="listbox" aria-label={label}>
              {shown.map(({ key, label: words, detail }) => (
                <li
                  key={key}
                  id={optionId(key)}
                  role="option"
                  aria-selected={key === active?.key}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(key)}
                >
                  <b>{words}</b>
                  {detail && <span>{detail}</span>}
                </li>
              ))}
            </ul>
          )}
          <p role="status" data-part="says">
            {saysOf(state, options.length, nothing)}
          </p>
          {state === 'failed' && onRetry && (
            <button type="button" onClick={onRetry}>
              Coba lagi
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function saysOf(state: SearchState, count: number, nothing: string): string {
  if (state === 'failed') return 'Pencarian gagal. Periksa sambungan.';
  if (state === 'loading' || state === 'idle') return 'Mencari …';
  return count === 0 ? nothing : '';
}
