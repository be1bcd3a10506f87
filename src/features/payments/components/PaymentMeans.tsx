import { Button } from '@/components/Button/Button';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextField } from '@/components/TextField/TextField';
import { formatRupiah } from '@/lib/format/rupiah';
import { changeOf } from '../domain/changeOf';
import type { PaymentDraft } from '../domain/paymentDraft';
import type { PaymentErrors } from '../domain/paymentErrors';
import type { PaymentPreview } from '../domain/previewPayment';

export interface PaymentMeansProps {
  /** What was typed so far. */
  draft: PaymentDraft;
  /** What the payment would do, calculated as it is typed. */
  preview: PaymentPreview;
  /** The customer's deposit, rupiah. */
  depositBalance: number;
  /** What is wrong with a field, as a sentence. */
  error: (field: keyof PaymentErrors) => string | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<PaymentDraft>) => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy: boolean;
}

/** How a payment is paid: deposit, banknotes with the change, transfer with its reference. */
export function PaymentMeans({ draft, preview, depositBalance, error, onChange, busy }: PaymentMeansProps) {
  const { cash, bank, total } = preview;
  const change = changeOf(draft.received, cash);
  const usable = Math.min(depositBalance, total ?? 0);
  return (
    <>
      {depositBalance > 0 && draft.deposit_used === null && !draft.keepsRest && (
        <div data-wide>
          <Button disabled={busy || preview.isEarlier} onClick={() => onChange({ deposit_used: usable })}>
            Pakai titipan {formatRupiah(usable)}
          </Button>
        </div>
      )}
      {draft.deposit_used !== null && (
        <MoneyField
          label="Dari titipan"
          value={draft.deposit_used}
          onChange={(deposit_used) => onChange({ deposit_used })}
          error={error('deposit_used')}
          hint={`Saldo titipan ${formatRupiah(depositBalance)}.`}
          readOnly={busy}
        />
      )}
      <MoneyField
        label="Tunai"
        name="cash"
        value={cash}
        onChange={(typed) => onChange({ cash: typed })}
        error={error('cash')}
        readOnly={busy}
      />
      <MoneyField label="Transfer" value={bank} onChange={() => undefined} readOnly hint="Sisa dari tunai." />
      {(cash ?? 0) > 0 && (
        <MoneyField
          label="Uang diterima"
          name="received"
          value={draft.received}
          onChange={(received) => onChange({ received })}
          error={change !== null && change < 0 ? `Kurang ${formatRupiah(-change)}.` : undefined}
          hint={change === null ? 'Untuk menghitung kembalian.' : `Kembalian ${formatRupiah(change)}.`}
          readOnly={busy}
        />
      )}
      {(preview.isEarlier || (bank ?? 0) > 0) && (
        <TextField
          label="No. referensi bank"
          name="bank_reference"
          maxLength={60}
          value={draft.bank_reference}
          onChange={(event) => onChange({ bank_reference: event.target.value })}
          error={error('bank_reference')}
          hint={preview.isEarlier ? 'Wajib untuk transfer hari sebelumnya.' : undefined}
          readOnly={busy}
        />
      )}
    </>
  );
}
