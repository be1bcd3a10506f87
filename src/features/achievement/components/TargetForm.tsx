import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextField } from '@/components/TextField/TextField';
import type { BucketTarget } from '@/lib/contract/collectorTargets';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { bucketLabel } from '@/lib/labels/bucketLabel';
import { targetsOf, targetSum, type BucketDraft, type TargetDraft } from '../domain/targetForm';
import styles from './TargetForm.module.css';

export interface TargetFormProps extends EditorFormProps<TargetDraft> {
  /** What was set for the month before; empty: nothing was. */
  before: readonly BucketTarget[];
  /** Asked to fill in what was set for the month before. */
  onCopy: () => void;
}

/** A collector’s month: rupiah and accounts for each group of days late, and their sum. */
export function TargetForm(props: TargetFormProps) {
  const { formId, values, errors, notice, busy = false, before, onChange, onSubmit, onCopy } = props;
  const change = (at: number, part: Partial<BucketDraft>) =>
    onChange({ targets: values.targets.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const sum = targetSum(targetsOf(values));
  const past = targetSum(before);
  return (
    <Form
      className={styles.root}
      id={formId}
      aria-label="Target kolektor"
      busy={busy}
      steps
      onSubmit={onSubmit}
    >
      {notice}
      <div data-part="copy">
        <p>
          {before.length > 0
            ? `Bulan lalu ${formatRupiah(past.amount)}, ${formatNumber(past.accounts)} akun.`
            : 'Bulan lalu belum ada target.'}
        </p>
        {before.length > 0 && (
          <Button kind="quiet" disabled={busy} onClick={onCopy}>
            Salin bulan lalu
          </Button>
        )}
      </div>
      <table role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Hari terlambat
            </th>
            <th role="columnheader" scope="col">
              Rupiah
            </th>
            <th role="columnheader" scope="col">
              Akun
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {values.targets.map(({ bucket, amount, accounts }, at) => (
            <tr key={bucket} role="row">
              <th role="rowheader" scope="row">
                {bucketLabel(bucket)}
              </th>
              <td role="cell">
                <MoneyField
                  label={`Rupiah, ${bucketLabel(bucket)}`}
                  labelHidden
                  name={`targets.${at}.amount`}
                  value={amount}
                  error={errors[`targets.${at}.amount`]}
                  readOnly={busy}
                  onChange={(next) => change(at, { amount: next })}
                />
              </td>
              <td role="cell">
                <TextField
                  label={`Akun, ${bucketLabel(bucket)}`}
                  labelHidden
                  name={`targets.${at}.accounts`}
                  value={accounts}
                  error={errors[`targets.${at}.accounts`]}
                  suffix="akun"
                  inputMode="numeric"
                  maxLength={6}
                  autoComplete="off"
                  readOnly={busy}
                  onChange={({ target }) => change(at, { accounts: target.value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row">
              Jumlah
            </th>
            <td role="cell" aria-live="polite">
              {formatRupiah(sum.amount)}
            </td>
            <td role="cell">{formatNumber(sum.accounts)} akun</td>
          </tr>
        </tfoot>
      </table>
    </Form>
  );
}
