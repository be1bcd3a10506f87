import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { CREDIT_FIELDS } from '@/lib/labels/creditFields';
import { formatDateShort } from '@/lib/format/tanggal';
import { formatCreditValue } from '../domain/formatCreditValue';
import { useCreditFieldError } from './CreditFormState';
import styles from './CalculatedFields.module.css';

/** What follows from what is typed and the contract's rules, in the order in which it is read. */
const CALCULATED = [
  'date_maturity',
  'overdue',
  'credit',
  'credit_payment',
  'penalty',
  'penalty_payment',
  'payment',
] as const satisfies readonly (keyof CreditWrite)[];
type Calculated = (typeof CALCULATED)[number];

export interface CalculatedFieldsProps {
  /** The receipt as the server has it. */
  receipt: Receipt;
  /** The receipt as it would be; null: not to be calculated yet. */
  write: CreditWrite | null;
  /** The contract's rules are on their way. */
  loading?: boolean;
}

/** Instalment, penalty and their split, now and after the change: calculated, never typed. */
export function CalculatedFields({ receipt, write, loading = false }: CalculatedFieldsProps) {
  return (
    <fieldset aria-busy={loading || undefined}>
      <legend>Dihitung dari aturan kontrak</legend>
      <table className={styles.root} data-wide aria-live="polite">
        <thead>
          <tr>
            <th scope="col">Isian</th>
            <th scope="col">Sebelum</th>
            <th scope="col">Sesudah</th>
          </tr>
        </thead>
        <tbody>
          {CALCULATED.map((field) => (
            <Row
              key={field}
              field={field}
              before={shown(field, receipt[field])}
              after={write ? shown(field, write[field]) : null}
              loading={loading}
            />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

/** Days stand short here, so that both sides fit on a phone. */
const shown = (field: Calculated, value: string | number | null | undefined) =>
  typeof value === 'string' ? formatDateShort(value) : formatCreditValue(field, value);

interface RowProps {
  field: Calculated;
  before: string;
  /** Null: not to be calculated yet. */
  after: string | null;
  loading: boolean;
}

function Row({ field, before, after, loading }: RowProps) {
  const error = useCreditFieldError(field);
  const changed = after !== null && after !== before;
  return (
    <tr data-changed={changed || undefined} data-invalid={error ? true : undefined} data-field={field}>
      <th scope="row">
        {CREDIT_FIELDS[field].label}
        {changed && <span className="visually-hidden"> (berubah)</span>}
      </th>
      <td>{before}</td>
      <td>
        <output>{after ?? (loading ? 'memuat aturan…' : 'belum dapat dihitung')}</output>
        {error && <small role="alert">{error}</small>}
      </td>
    </tr>
  );
}
