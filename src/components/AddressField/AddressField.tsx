import { memo } from 'react';
import { SearchSelect, type SearchState } from '@/components/SearchSelect/SearchSelect';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import {
  LEVEL_LABELS,
  LEVELS,
  placeOf,
  withLevel,
  type FoundPlace,
  type LevelName,
  type Place,
  type RegionLevel,
} from './addressLevels';
import { RegionField } from './RegionField';
import styles from './AddressField.module.css';

/** The search for a kelurahan by its name. */
export interface PlaceSearch {
  state: SearchState;
  found: readonly FoundPlace[];
  onSearch: (text: string) => void;
  onRetry?: () => void;
}

export interface AddressFieldProps {
  /** The address as it stands. */
  value: Place;
  /** What was chosen or typed; the same function each time, so that only the field that changed is drawn again. */
  onChange: (change: Partial<Place>) => void;
  /** What can be chosen of each level. */
  levels: Readonly<Record<LevelName, RegionLevel>>;
  /** The search for a kelurahan by its name. */
  search: PlaceSearch;
  /** Beside its field. */
  errors?: Readonly<Partial<Record<keyof Place, string | undefined>>>;
  /** Fields that must be filled. Default none. */
  required?: readonly (keyof Place)[];
  /** Can be read, not changed. Default false. */
  readOnly?: boolean;
  /** Begins the names of its fields: `ktp_address` gives `ktp_address.rt`. */
  name: string;
  /** Loads the levels that failed once more. */
  onRetry?: () => void;
}

/** Where somebody lives, from the province down to RT and RW: searched by kelurahan, or chosen level by level. */
export function AddressField(props: AddressFieldProps) {
  const { value, onChange, levels, search, errors = {}, required = [], readOnly = false } = props;
  const { name, onRetry } = props;
  const digits = (field: DigitsName, label: string, longest: number) => (
    <Digits
      {...{ field, label, longest, readOnly, onChange }}
      name={`${name}.${field}`}
      value={value[field]}
      error={errors[field]}
      required={required.includes(field)}
    />
  );
  return (
    <div className={styles.root}>
      <div data-part="street">
        <Street
          {...{ readOnly, onChange }}
          name={`${name}.street`}
          value={value.street}
          error={errors.street}
          required={required.includes('street')}
        />
      </div>
      <div data-part="numbers">
        {digits('rt', 'RT', 3)}
        {digits('rw', 'RW', 3)}
      </div>
      {!readOnly && (
        <div data-part="search">
          <Search search={search} onChange={onChange} />
        </div>
      )}
      {LEVELS.map((level, index) => {
        const above = LEVELS[index - 1];
        return (
          <Level
            key={level}
            {...{ level, readOnly, onChange, onRetry }}
            choices={levels[level]}
            value={value[level]}
            first={above && value[above] === '' ? LEVEL_LABELS[above] : undefined}
            error={errors[level]}
            required={required.includes(level)}
            name={`${name}.${level}`}
          />
        );
      })}
      {digits('postcode', 'Kode pos', 5)}
    </div>
  );
}

/*
 * Each field by itself: while one is typed in, the others are not drawn again, as long as what they are given is the same.
 */

interface PartProps extends Pick<AddressFieldProps, 'onChange'> {
  name: string;
  value: string;
  error: string | undefined;
  required: boolean;
  readOnly: boolean;
}

const Street = memo(function Street({ onChange, ...field }: PartProps) {
  return (
    <TextArea
      {...field}
      label="Jalan, gang, nomor"
      rows={2}
      maxLength={200}
      autoComplete="off"
      onChange={(event) => onChange({ street: event.target.value })}
    />
  );
});

type DigitsName = 'rt' | 'rw' | 'postcode';
interface DigitsProps extends PartProps {
  field: DigitsName;
  label: string;
  longest: number;
}

const Digits = memo(function Digits({ field, longest, onChange, ...control }: DigitsProps) {
  return (
    <TextField
      {...control}
      chars={longest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={longest}
      onChange={(event) => onChange({ [field]: event.target.value.replace(/\D/g, '') })}
    />
  );
});

const Search = memo(function Search({ search, onChange }: Pick<AddressFieldProps, 'search' | 'onChange'>) {
  return (
    <SearchSelect
      label="Cari kelurahan atau kecamatan"
      placeholder="Misalnya: kayu manis"
      hint="Mengisi keempat wilayah di bawah sekaligus."
      state={search.state}
      nothing="Tidak ada di daftar wilayah. Pilih atau tulis di bawah."
      options={search.found.map((place) => ({
        key: place.code,
        label: place.name,
        detail: [place.district?.name, place.area.name, place.province.name].filter(Boolean).join(', '),
      }))}
      onSearch={search.onSearch}
      onChoose={(code) => {
        const chosen = search.found.find((place) => place.code === code);
        if (chosen) onChange(placeOf(chosen));
      }}
      {...(search.onRetry && { onRetry: search.onRetry })}
    />
  );
});

interface LevelProps extends PartProps, Pick<AddressFieldProps, 'onRetry'> {
  level: LevelName;
  choices: RegionLevel;
  first: string | undefined;
}

const Level = memo(function Level({ onChange, ...field }: LevelProps) {
  const { level, value, choices } = field;
  return (
    <RegionField {...field} onChange={(next) => onChange(withLevel(value, level, next, choices.rows))} />
  );
});
