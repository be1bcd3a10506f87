import { styled } from '@mui/material/styles';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { colour, font, media, space } from '@/lib/theme/tokens';
import { visuallyHidden } from '@/lib/theme/visuallyHidden';
import { CREDIT_FIELDS } from '@/lib/words/creditFields';
import { formatDateShort } from '@/lib/format/tanggal';
import { formatCreditValue } from '../domain/formatCreditValue';
import { useFieldState } from './CreditFormErrors';

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
      <Table data-wide aria-live="polite">
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
      </Table>
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
  const { error } = useFieldState(field);
  const changed = after !== null && after !== before;
  return (
    <tr data-changed={changed || undefined} data-invalid={error ? true : undefined} data-field={field}>
      <th scope="row">
        {CREDIT_FIELDS[field].label}
        {changed && <span data-part="said"> (berubah)</span>}
      </th>
      <td>{before}</td>
      <td>
        <output>{after ?? (loading ? 'memuat aturan…' : 'belum dapat dihitung')}</output>
        {error && <small role="alert">{error}</small>}
      </td>
    </tr>
  );
}

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& [data-part="said"]': visuallyHidden,
  '& :is(th, td)': {
    padding: `${space(1)} ${space(3)}`,
    borderBottom: `1px solid ${colour.line}`,
    textAlign: 'end',
    verticalAlign: 'top',
    fontWeight: font.regular,
    fontVariantNumeric: 'tabular-nums',
    color: colour.inkMuted,
  },
  '& tr > th:first-of-type': { textAlign: 'start', paddingLeft: space(3) },
  '& thead th': { fontSize: font.small, fontWeight: font.medium },
  '& tbody th': { color: colour.ink },
  '& small': { display: 'block', fontSize: font.small, overflowWrap: 'anywhere' },
  '& tr[data-changed]': {
    '& :is(th, td)': { background: colour.waitingSoft, color: colour.ink },
    '& th': { fontWeight: font.medium, boxShadow: `inset 3px 0 ${colour.waiting}` },
    '& output': { fontWeight: font.strong },
  },
  '& tr[data-invalid]': {
    '& th': { boxShadow: `inset 3px 0 ${colour.overdue}` },
    '& small': { color: colour.overdue },
  },
  [media.mobile]: {
    '& :is(th, td)': { padding: `${space(1)} ${space(2)}` },
    '& tr > th:first-of-type': { paddingLeft: space(2) },
  },
});
