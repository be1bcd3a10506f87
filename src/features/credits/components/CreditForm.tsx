import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import type { FieldErrors } from '@/lib/contract/envelope';
import { requiredFields } from '@/lib/forms/requiredFields';
import { stillRefused } from '@/lib/forms/stillRefused';
import type { BasisState } from '../domain/basisState';
import { DECIDED_FIELDS } from '../domain/calculatedChange';
import {
  checkForm,
  formValuesOf,
  type CreditFormField,
  type CreditFormValues,
} from '../domain/creditFormValues';
import { typedChange } from '../domain/typedChange';
import { Reason } from './creditFormControls';
import { CreditFormProblem } from './CreditFormProblem';
import { CreditFormStateProvider } from './CreditFormState';
import { DecidedFields } from './DecidedFields';
import { TypedFields } from './TypedFields';
import styles from './CreditForm.module.css';

export interface CreditFormProps {
  /** The receipt as the server has it. */
  receipt: Receipt;
  /** What is known of the contract's rules. Default: nothing, every figure is typed. */
  basis?: BasisState;
  /** What was typed before and kept. */
  draft?: CreditFormValues | null;
  /** Called with what is typed, so that it can be kept; null: nothing differs from the receipt. */
  onDraft?: (values: CreditFormValues | null) => void;
  /** The request is on its way. */
  busy?: boolean;
  /** What the server found wrong, per field; shown beside it until the field changes. */
  refused?: FieldErrors;
  /** Why the last try failed as a whole. */
  problem?: string | undefined;
  /** Sent, with every field read. */
  onSubmit: (update: CreditWrite, reason: string) => void;
  /** Leaves the form; what was typed is dropped. */
  onDiscard: () => void;
}

const NO_ERRORS: FieldErrors = {};
const UNKNOWN: BasisState = { state: 'unknown' };

/**
 * Asks for a change of a receipt (DOMAIN, maker and checker). Where the contract's rules are known a person types what
 * they decide and the rest is calculated (docs/decisions/0080); else every figure is typed. Checked as it is typed.
 */
export function CreditForm({
  receipt,
  basis = UNKNOWN,
  draft,
  onDraft,
  busy = false,
  refused = NO_ERRORS,
  problem,
  onSubmit,
  onDiscard,
}: CreditFormProps) {
  const [values, setValues] = useState(() => draft ?? formValuesOf(receipt));
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<Shown | null>(null);
  const { write, errors: wrong, changed } = typedChange(receipt, values, basis, tried);
  const remaining = stillRefused(refused, sent, { ...values, ...write }, (path) =>
    path.replace(/^update\./, ''),
  );
  const required = requiredFields(values, (other) => checkForm(receipt, other, true));
  const [first] = Object.keys({ ...wrong, ...remaining });
  const keep = useEffectEvent(() => onDraft?.(changed || values.reason !== '' ? values : null));
  useEffect(() => keep(), [values]);

  const handleSubmit = () => {
    setTried(true);
    const found = typedChange(receipt, values, basis, true);
    if (Object.keys(found.errors).length > 0 || !found.changed || !found.write) return;
    setSent({ ...values, ...found.write });
    onSubmit(found.write, values.reason.trim());
  };

  return (
    <CreditFormStateProvider
      values={values}
      onChange={(change) => setValues((before) => ({ ...before, ...change }))}
      errors={{ ...remaining, ...wrong }}
      readOnly={busy}
    >
      <Form
        className={styles.root}
        busy={busy}
        steps
        focusOn={first && fieldToMend(first, values, basis)}
        onSubmit={handleSubmit}
      >
        <RequiredFields names={required}>
          {basis.state === 'unknown' ? (
            <TypedFields receipt={receipt} values={values} />
          ) : (
            <DecidedFields
              receipt={receipt}
              write={write}
              {...(basis.state === 'ready' && {
                cashiers: basis.basis.cashiers,
                maxCollectorFee: basis.basis.max_collector_fee,
              })}
              loading={basis.state === 'loading'}
            />
          )}
          <fieldset>
            <legend>Alasan perubahan</legend>
            <Reason />
          </fieldset>
        </RequiredFields>
        {basis.state === 'failed' && (
          <InlineAlert
            tone="warning"
            title="Aturan kontrak belum dapat dimuat"
            action={<Button onClick={basis.onRetry}>Muat lagi</Button>}
          >
            {basis.message} Angsuran dan denda belum dapat dihitung, jadi permintaan belum dapat dikirim. Yang
            Anda ketik tetap ada.
          </InlineAlert>
        )}
        {tried && !changed && (
          <InlineAlert tone="warning">Belum ada yang diubah. Ubah isian yang salah, lalu kirim.</InlineAlert>
        )}
        {problem && <CreditFormProblem problem={problem} basis={basis} refused={refused} />}
        <footer>
          <Button disabled={busy} onClick={onDiscard}>
            Batal
          </Button>
          <Button
            kind="primary"
            type="submit"
            namesKeys
            busy={busy}
            busyLabel="Mengirim…"
            disabled={basis.state === 'loading' || basis.state === 'failed'}
          >
            Kirim permintaan
          </Button>
        </footer>
      </Form>
    </CreditFormStateProvider>
  );
}

/** Everything on screen, typed or calculated. */
type Shown = CreditFormValues & Partial<CreditWrite>;

/** Where a person mends what is wrong with a calculated figure: in the money that it came from. */
function fieldToMend(wrong: string, values: CreditFormValues, { state }: BasisState): CreditFormField {
  const isTyped =
    state === 'unknown' || wrong === 'reason' || (DECIDED_FIELDS as readonly string[]).includes(wrong);
  if (isTyped) return wrong as CreditFormField;
  return (values.cash ?? 0) > 0 ? 'cash' : 'bank';
}
