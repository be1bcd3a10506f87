import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Receiving } from '@/lib/contract/officeAccounts';
import type { PaymentDraft } from '../domain/paymentDraft';
import type { FormErrors, PreviewedPayment } from '../domain/previewPayment';
import { REQUIRED_MONEY } from '../domain/requiredMoney';
import { OverPayment } from './OverPayment';
import { PaymentExtras } from './PaymentExtras';
import { PaymentMeans } from './PaymentMeans';
import styles from './PaymentForm.module.css';

export interface PaymentFormProps {
  /** Ties the button that saves, which stands outside, to the form. */
  formId: string;
  /** What was typed so far. */
  draft: PaymentDraft;
  /** What the payment would do, calculated as it is typed. */
  preview: PreviewedPayment;
  /** The office's today: the last day that may be chosen. */
  today: string;
  /** Who takes the money. */
  cashier: string;
  /** The customer's deposit, rupiah. */
  depositBalance?: number;
  /** On which accounts the office takes transfers. */
  receiving: Receiving;
  /** Most that a receipt charges for collecting, rupiah. */
  maxCollectorFee: number;
  /** What was chosen or typed. */
  onChange: (change: Partial<PaymentDraft>) => void;
  /** Sent, with every field read. */
  onSubmit: () => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What the server found wrong, per field. */
  refused?: FieldErrors;
  /** What the payment will write; beside the fields below the money. */
  children?: ReactNode;
}

/** Where Enter goes: the money, and what a transfer or a second person needs. */
const STEPS = ['amount', 'cash', 'received', 'bank_reference', 'reason'];

/**
 * The payment as it is typed; what is wrong stands beside its field once it was touched or sent. Enter saves nothing: it goes
 * from the amount to the means, the banknotes and the button.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { formId, draft, preview, today, cashier, depositBalance = 0, onChange, onSubmit } = props;
  const { receiving, maxCollectorFee, busy = false, refused = {}, children } = props;
  const [tried, setTried] = useState(false);
  // An amount that has no place is told at once; a field that is only empty waits for the press.
  const own = (field: keyof FormErrors) =>
    tried || preview.errors[field]?.startsWith('Wajib') === false ? preview.errors[field] : undefined;
  const error = (field: keyof FormErrors | 'note') =>
    (field === 'note' ? undefined : own(field)) ?? refused[field];
  const lacks = (preview.change ?? 0) < 0;
  const needsSecond = Object.keys(preview.obstacles).length > 0;
  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(preview.errors).length === 0 && !lacks) onSubmit();
  };

  return (
    <Form
      className={styles.root}
      id={formId}
      aria-label="Pembayaran"
      busy={busy}
      steps={STEPS}
      onSubmit={handleSubmit}
    >
      <h2>Pembayaran</h2>
      <RequiredFields names={REQUIRED_MONEY}>
        <div data-part="money">
          <MoneyField
            label="Jumlah bayar"
            name="amount"
            value={preview.amount}
            onChange={(amount) => onChange({ amount })}
            error={error('amount')}
            hint="Angsuran dan denda."
            readOnly={busy}
          />
          <PaymentMeans
            draft={draft}
            preview={preview}
            depositBalance={depositBalance}
            receiving={receiving}
            error={error}
            onChange={onChange}
            busy={busy}
          />
        </div>
        {preview.rest > 0 && <OverPayment draft={draft} preview={preview} onChange={onChange} busy={busy} />}
        <div data-part="rest">
          <div data-part="fields">
            <p data-part="lines" data-wide>
              {draft.lines.length > 0 ? (
                <>
                  Untuk angsuran ke-{draft.lines.join(', ')}.{' '}
                  <Button kind="quiet" onClick={() => onChange({ lines: [], amount: 'owed', cash: 'all' })}>
                    Tertua lebih dahulu
                  </Button>
                </>
              ) : (
                'Untuk angsuran tertua lebih dahulu. Centang di kartu untuk memilih.'
              )}
            </p>
            {refused.lines && (
              <div data-wide>
                <InlineAlert tone="danger">{refused.lines}</InlineAlert>
              </div>
            )}
            <DateField
              label="Tanggal bayar"
              max={today}
              value={draft.date_payment}
              onChange={(date_payment) => onChange({ date_payment })}
              error={error('date_payment')}
              hint={preview.obstacles.date_payment}
              readOnly={busy}
            />
            <TextField label="Kasir" readOnly value={cashier} />
            <div data-wide>
              <PaymentExtras
                draft={draft}
                obstacles={preview.obstacles}
                maxCollectorFee={maxCollectorFee}
                error={error}
                onChange={onChange}
                busy={busy}
              />
            </div>
            {needsSecond && (
              <div data-wide>
                <TextArea
                  label="Alasan minta persetujuan"
                  name="reason"
                  rows={2}
                  maxLength={500}
                  value={draft.reason}
                  onChange={(event) => onChange({ reason: event.target.value })}
                  error={error('reason')}
                  hint={(preview.cash ?? 0) > 0 ? LATER_WITH_CASH : LATER}
                  readOnly={busy}
                />
              </div>
            )}
          </div>
          {children}
        </div>
      </RequiredFields>
    </Form>
  );
}

const LATER = 'Pembayaran baru tercatat setelah disetujui orang kedua.';
const LATER_WITH_CASH = `${LATER} Ada uang tunai: kas Anda harus masih terbuka saat disetujui.`;
