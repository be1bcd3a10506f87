import { useId, useState } from 'react';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import { LEVEL_LABELS, type LevelName, type RegionLevel } from './addressLevels';

export interface RegionFieldProps {
  /** Which level of the address. */
  level: LevelName;
  /** What can be chosen. */
  choices: RegionLevel;
  /** The name that stands there. */
  value: string;
  /** Label of what has to be chosen first; undefined: it is. */
  first: string | undefined;
  /** What is wrong, next to the field. */
  error?: string | undefined;
  /** Must be filled. */
  required: boolean;
  /** Can be read, not changed. */
  readOnly: boolean;
  /** The field’s name in the form. */
  name?: string | undefined;
  /** Loads the list once more. */
  onRetry?: (() => void) | undefined;
  /** The name that was chosen or written. */
  onChange: (name: string) => void;
}

/** Stands for a name that the list does not have. */
const OTHER = '\n';

/** One level of an address: chosen from the list, or written where there is no list or the place is not in it. */
export function RegionField(props: RegionFieldProps) {
  const { level, choices, value, first, error, required, readOnly, name, onRetry, onChange } = props;
  const label = LEVEL_LABELS[level];
  const id = useId();
  const isListed = choices.rows.some((row) => row.name === value);
  const [writes, setWrites] = useState(false);
  const { state, rows } = choices;
  if (readOnly) return <TextField {...{ label, value, name, error }} readOnly />;
  const comesLater = (words: string, disabled: boolean) => (
    <Select
      {...{ label, name, error, required, disabled }}
      options={[{ value: '', label: words }]}
      value=""
      onChange={() => undefined}
    />
  );
  // Who was led to a list that is on its way keeps the focus in it.
  if (state === 'loading') return comesLater(value || 'Memuat daftar …', false);
  if (state === 'waiting' && first !== undefined && value === '') {
    return comesLater(`Pilih ${first.toLowerCase()} dulu`, true);
  }
  const isWritten = rows.length === 0 || writes || (value !== '' && !isListed);
  if (isWritten) {
    return (
      <TextField
        {...{ label, name, error, required, value, id }}
        maxLength={60}
        autoComplete="off"
        hint={
          <Hint
            state={state}
            listed={rows.length > 0}
            onList={() => {
              setWrites(false);
              onChange('');
            }}
            onRetry={onRetry}
          />
        }
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <Select
      {...{ label, name, error, required, value, id }}
      options={[
        { value: '', label: `Pilih ${label.toLowerCase()}` },
        ...rows.map((row) => ({ value: row.name, label: row.name })),
        { value: OTHER, label: 'Tidak ada di daftar: tulis sendiri' },
      ]}
      onChange={(next) => {
        if (next !== OTHER) return onChange(next);
        setWrites(true);
        onChange('');
      }}
    />
  );
}

interface HintProps {
  state: RegionLevel['state'];
  listed: boolean;
  onList: () => void;
  onRetry: (() => void) | undefined;
}

function Hint({ state, listed, onList, onRetry }: HintProps) {
  if (state === 'failed') {
    return (
      <>
        Daftar tidak termuat. Tulis sendiri
        {onRetry && (
          <>
            , atau{' '}
            <button type="button" data-part="way" onClick={onRetry}>
              muat lagi
            </button>
          </>
        )}
        .
      </>
    );
  }
  if (!listed) return 'Belum ada di daftar wilayah: tulis sendiri.';
  return (
    <>
      Ditulis sendiri;{' '}
      <button type="button" data-part="way" onClick={onList}>
        pilih dari daftar
      </button>
      .
    </>
  );
}
