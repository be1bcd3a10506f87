import Add from '@mui/icons-material/AddRounded';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/TextField/TextField';
import type { FieldErrors } from '@/lib/contract/envelope';
import { MAX_BUCKETS } from '@/lib/contract/overdueClasses';
import { lastText, startText } from '../domain/classForm';

export interface LimitFieldsProps {
  /** As in the contract; the path of its errors. */
  field: 'collectibility_to' | 'bucket_to';
  /** What one class is called. */
  noun: string;
  /** The last day of every class but the highest, as it is typed. */
  limits: readonly string[];
  /** What is wrong, by field. */
  errors: FieldErrors;
  /** Fewest limits. Default 1. */
  min?: number;
  /** Most limits. */
  max?: number;
  /** Nothing can be changed. */
  busy: boolean;
  /** What is typed now. */
  onChange: (limits: readonly string[]) => void;
}

/** Where each class ends; the highest has no end. */
export function LimitFields(props: LimitFieldsProps) {
  const { field, noun, limits, errors, min = 1, max = MAX_BUCKETS - 1, busy, onChange } = props;
  return (
    <fieldset>
      <legend>{noun}, sampai hari ke-</legend>
      {limits.map((limit, at) => (
        <TextField
          // A limit is known by its place alone.
          key={at}
          label={`${noun} ${at + 1}`}
          value={limit}
          name={`${field}.${at}`}
          error={errors[`${field}.${at}`]}
          hint={startText(limits, at)}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          readOnly={busy}
          onChange={(event) => onChange(limits.with(at, event.target.value))}
        />
      ))}
      <div data-part="rest">
        <span>
          {noun} {limits.length + 1}: {lastText(limits)}
        </span>
        {limits.length < max && (
          <Button
            kind="quiet"
            icon={<Add aria-hidden />}
            disabled={busy}
            onClick={() => onChange([...limits, ''])}
          >
            Tambah {noun.toLowerCase()}
          </Button>
        )}
        {limits.length > min && (
          <Button kind="quiet" disabled={busy} onClick={() => onChange(limits.slice(0, -1))}>
            Hapus {noun.toLowerCase()} {limits.length}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
