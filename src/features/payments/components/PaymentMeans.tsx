import { Button } from '@/components/Button/Button';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import type { Receiving } from '@/lib/contract/officeAccounts';
import { formatRupiah } from '@/lib/format/rupiah';
import type { PaymentDraft } from '../domain/paymentDraft';
import type { FormErrors, PreviewedPayment } from '../domain/previewPayment';
import { CashAndTransfer } from './CashAndTransfer';

export interface PaymentMeansProps {
  /** What was typed so far. */
  draft: PaymentDraft;
  /** What the payment would do, calculated as it is typed. */
  preview: PreviewedPayment;
  /** The customer's deposit, rupiah. */
  depositBalance: number;
  /** On which accounts the office takes transfers. */
  receiving: Receiving;
  /** What is wrong with a field, as a sentence. */
  error: (field: keyof FormErrors) => string | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<PaymentDraft>) => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy: boolean;
}

/** How a payment is paid: banknotes with the change, transfer with its reference, deposit. */
export function PaymentMeans(props: PaymentMeansProps) {
  const { draft, preview, depositBalance, receiving, error, onChange, busy } = props;
  const { cash, bank, change, total } = preview;
  const usable = Math.min(depositBalance, total ?? 0);
  return (
    <>
      <CashAndTransfer
        draft={draft}
        receiving={receiving}
        cash={cash}
        bank={bank}
        change={change}
        error={error}
        onChange={onChange}
        busy={busy}
      />
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
    </>
  );
}
