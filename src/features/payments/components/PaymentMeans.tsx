import { Button } from '@/components/Button/Button';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextField } from '@/components/TextField/TextField';
import { formatRupiah } from '@/lib/format/rupiah';
import type { PaymentDraft } from '../domain/paymentDraft';
import type { PaymentErrors } from '../domain/paymentErrors';
import type { PaymentPreview } from '../domain/previewPayment';

export interface PaymentMeansProps {
  draft: PaymentDraft;
  preview: PaymentPreview;
  /** The customer's deposit, rupiah. */
  depositBalance: number;
  error: (field: keyof PaymentErrors) => string | undefined;
  onChange: (change: Partial<PaymentDraft>) => void;
  busy: boolean;
}

/** How a payment is paid: deposit, banknotes with the change, transfer with its reference. */
export function PaymentMeans({ draft, preview, depositBalance, error, onChange, busy }: PaymentMeansProps) {
  const { cash, bank, total } = preview;
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
        value={cash}
        onChange={(typed) => onChange({ cash: typed })}
        error={error('cash')}
        readOnly={busy}
      />
      <MoneyField label="Transfer" value={bank} onChange={() => undefined} readOnly hint="Sisa dari tunai." />
      {(preview.isEarlier || (bank ?? 0) > 0) && (
        <TextField
          label="No. referensi bank"
          maxLength={60}
          value={draft.bank_reference}
          onChange={(event) => onChange({ bank_reference: event.target.value })}
          error={error('bank_reference')}
          hint={preview.isEarlier ? 'Wajib untuk transfer hari sebelumnya.' : undefined}
          readOnly={busy}
        />
      )}
      {(cash ?? 0) > 0 && (
        <MoneyField
          label="Uang diterima"
          value={draft.received}
          onChange={(received) => onChange({ received })}
          hint={changeWords(draft.received, cash ?? 0)}
          readOnly={busy}
        />
      )}
    </>
  );
}

/** The change that is handed back; it is no part of the payment. */
function changeWords(received: number | null, cash: number): string {
  if (received === null) return 'Untuk menghitung kembalian.';
  const change = received - cash;
  return change >= 0 ? `Kembalian ${formatRupiah(change)}.` : `Kurang ${formatRupiah(-change)}.`;
}
