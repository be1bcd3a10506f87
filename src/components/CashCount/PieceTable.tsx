import { Money } from '@/components/Money/Money';
import { TextField } from '@/components/TextField/TextField';
import { countedCash } from '@/lib/arithmetic/countedCash';
import type { DenominationCounts } from '@/lib/contract/cashierDayFields';
import { DENOMINATIONS, type Denomination } from '@/lib/contract/denominations';
import { formatNumber } from '@/lib/format/rupiah';
import type { CountDraft } from '@/lib/cash/countDraft';
import styles from './PieceTable.module.css';

const FORMS = {
  NOTE: { caption: 'Uang kertas', piece: 'Lembar' },
  COIN: { caption: 'Uang logam', piece: 'Keping' },
} as const;

export interface PieceTableProps {
  /** Notes or coins. */
  form: Denomination['form'];
  /** What stands in the fields, by key. */
  counts: CountDraft['counts'];
  /** What was read of it. */
  denominations: DenominationCounts;
  /** What is wrong in a field, by key. */
  errors: Readonly<Record<string, string>>;
  /** Can be read, not changed. */
  readOnly: boolean;
  /** Something was typed for a piece. */
  onCount: (key: string, text: string) => void;
}

/** Notes or coins on their lines, value × how many = what they come to, and their sum; rupiah. */
export function PieceTable({ form, counts, denominations, errors, readOnly, onCount }: PieceTableProps) {
  const { caption, piece } = FORMS[form];
  const pieces = DENOMINATIONS.filter((it) => it.form === form);
  const isCounted = (key: string) => counts[key]?.trim() && !errors[key];
  return (
    <table className={styles.root}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Pecahan</th>
          <th scope="col">{piece}</th>
          <th scope="col">Nilai</th>
        </tr>
      </thead>
      <tbody>
        {pieces.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row">{formatNumber(value)}</th>
            <td>
              <div>
                <span aria-hidden>×</span>
                <TextField
                  label={`${piece} ${formatNumber(value)}`}
                  labelHidden
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={6}
                  readOnly={readOnly}
                  value={counts[key] ?? ''}
                  name={key}
                  error={errors[key]}
                  onChange={({ target }) => onCount(key, target.value)}
                />
                <span aria-hidden>=</span>
              </div>
            </td>
            <td>
              <Money value={isCounted(key) ? (denominations[key] ?? 0) * value : null} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Jumlah {caption.toLowerCase()}
          </th>
          <td>
            <Money value={countedCash(pieces, denominations)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
