import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { TextField } from '@/components/TextField/TextField';
import type { PlanOverview } from '@/lib/contract/collectorPlan';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { formatNumber } from '@/lib/format/rupiah';
import { explained, filledWith, reasonField, unexplained, type ClosingDraft } from '../domain/planClosing';
import { ROW_STATE_LABELS } from '../domain/planWords';
import styles from './PlanClosingForm.module.css';

export interface PlanClosingFormProps extends EditorFormProps<ClosingDraft> {
  /** As it was seen. */
  plan: PlanOverview;
}

/** Why nobody went to a row, for each row without a visit. */
export function PlanClosingForm(props: PlanClosingFormProps) {
  const { formId, values, errors, notice, busy = false, plan, onChange, onSubmit } = props;
  const [shared, setShared] = useState('');
  const rows = unexplained(plan);
  const known = explained(plan);
  return (
    <Form id={formId} aria-label="Tutup rencana" busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>
        Sesudah ditutup rencana ini tidak berubah lagi. Kunjungan yang datang kemudian tetap disimpan.
        {rows.length === 0 && ' Setiap akun sudah dikunjungi atau tidak perlu dikunjungi.'}
      </p>
      {rows.length > 1 && (
        <div className={styles.shared}>
          <TextField
            label="Alasan yang sama untuk yang masih kosong"
            value={shared}
            maxLength={500}
            readOnly={busy}
            onChange={({ target }) => setShared(target.value)}
          />
          <Button
            disabled={busy || shared.trim() === ''}
            onClick={() => onChange(filledWith(shared.trim(), values, plan))}
          >
            Isikan
          </Button>
        </div>
      )}
      {rows.map(({ contract_code, customer_name }) => (
        <TextField
          key={contract_code}
          label={`${customer_name}, ${contract_code}`}
          value={values[reasonField(contract_code)] ?? ''}
          name={reasonField(contract_code)}
          error={errors[reasonField(contract_code)]}
          maxLength={500}
          readOnly={busy}
          onChange={({ target }) => onChange({ [reasonField(contract_code)]: target.value })}
        />
      ))}
      {known.length > 0 && (
        <details>
          <summary>{formatNumber(known.length)} akun tidak perlu dikunjungi</summary>
          <ul className={styles.known}>
            {known.map(({ contract_code, customer_name, state }) => (
              <li key={contract_code}>
                {customer_name}, {contract_code}:{' '}
                {state !== null && state !== 'OPEN' && ROW_STATE_LABELS[state].label}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Form>
  );
}
